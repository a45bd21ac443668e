"""English for the lessons of both games: the list of them and the coach beside the table."""

from __future__ import annotations

from web.text import en_lessons_hansa, en_lessons_teutonica

COACH = {
    "learn.title": "Learn to play",
    "learn.open": "Learn",
    "learn.about": "Short lessons at a real table. You play every move yourself, and a wrong tap costs nothing.",
    "learn.game.hansa": "Hansa",
    "learn.game.teutonica": "Hansa Teutonica",
    "learn.done": "done",
    "learn.lessons": "{all} short lessons",
    "learn.progress": "{n} of {all} done",
    "learn.begin": "Begin",
    "learn.go-on": "Go on with lesson {n}",
    "learn.repeat": "Begin again",
    "lesson.title": "{game}, lesson {n}: {title}",
    "lesson.short": "Lesson {n}",
    "lesson.coach": "Your coach",
    "lesson.step": "step {n} of {all}",
    "lesson.over": "done",
    "lesson.complete": "Lesson complete.",
    "lesson.stray": "The rules allow that too, but it would lead us astray. Try this:",
    "lesson.wait": "One moment: read this first, then choose “Go on”.",
    "lesson.go-on": "Go on",
    "lesson.next": "Next lesson",
    "lesson.again": "Repeat",
    "lesson.all": "All lessons",
    "lesson.play": "Play a game",
}

TEXTS = {**COACH, **en_lessons_hansa.TEXTS, **en_lessons_teutonica.TEXTS}
