"""The icons of Hansa Teutonica: skills, pieces, actions, bonus markers and the emperor's favours."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_HOUSE = "M3.5 20.5v-8L9 8l5.5 4.5v8zM7.5 20.5V16h3v4.5"
_THREE = "M3.5 3.5h4.5v4.5H3.5zM3.5 9.8h4.5v4.5H3.5zM3.5 16h4.5v4.5H3.5z"

LINES: Mapping[str, str] = {
    # skills
    "skill-keys": "M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 11.2l9.3 9.3M17 17l2.5-2.5M14 14l2-2",
    "skill-actions": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 3v6.5M12 "
    "14.5V21M3 12h6.5M14.5 12H21M5.6 5.6l4.6 4.6M13.8 13.8l4.6 4.6M18.4 5.6l-4.6 4.6M10.2 13.8l-4.6 4.6",
    "skill-privilege": "M9 14.5H5.5v-11h13v11H15M9 7h6M9 10h6M12 12.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10.4 18l-1 "
    "4 2.6-1.5 2.6 1.5-1-4",
    "skill-book": "M6 3.5h12v17H6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM8.5 3.5v17M18 9.5h2.5v5H18M12 8h2.5",
    "skill-bank": "M9 8c-3.5 2.5-5 5.5-5 8.2 0 2.8 1.8 4.3 4.5 4.3h7c2.7 0 4.5-1.5 4.5-4.3 0-2.7-1.5-5.7-5-8.2zM8 "
    "3.5h8L14.8 8H9.2zM10.3 12.5h3.4M12 12.5v4.5",
    # pieces and places
    "trader": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
    "merchant": "M12 5c-4.7 0-8.5 2-8.5 4.5S7.3 14 12 14s8.5-2 8.5-4.5S16.7 5 12 5zM3.5 9.5v5C3.5 17 7.3 19 12 "
    "19s8.5-2 8.5-4.5v-5",
    "office": "M5 20.5v-9L12 6.5l7 5v9zM10 20.5V15h4v5.5M12 6.5V2l4.5 1.5L12 5",
    "plate": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "tavern": "M5 8.5h10v12H5zM15 11h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H15M5 8.5a2.5 2.5 0 0 1 2.5-4.2 3 3 0 0 1 "
    "5 0A2.5 2.5 0 0 1 15 8.5M8.5 12v5M11.5 12v5",
    "pawn": "M12 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 9.5c0 4-1.5 6-4 8.5h12c-2.5-2.5-4-4.5-4-8.5M5 21h14",
    "mission": "M6 3.5h12v17H6zM9 7.5h6M9 11.5h6M9 16l1.8 1.8L15 14.5",
    "favour": "M12 8.5a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4zM6 13.5h12M12 13.5V2M9.5 4.5h5",
    # actions
    "income": "M12 2.5v7M9 6.5l3 3 3-3M5 12.5h14M6 12.5c-1 1.5-1.5 3-1.5 4.2 0 2.5 1.6 3.8 4 3.8h7c2.4 0 4-1.3 "
    "4-3.8 0-1.2-.5-2.7-1.5-4.2",
    "place": "M8.5 3h7v7h-7zM12 12.5v4M9.5 14.5l2.5 2.5 2.5-2.5M4 20.5h16M5.5 17v3.5M18.5 17v3.5",
    "displace": "M3.5 8.5h7v7h-7zM13.5 12H21M17.5 8.5 21 12l-3.5 3.5M3.5 20h17",
    "move": "M3.5 15h5.5v5.5H3.5zM6.5 11.5c0-4.5 2.5-7 8.5-7M12 1.5l3.5 3-3.5 3M15 15h5.5v5.5H15z",
    "route": "M5 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM19 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM7.5 15.5h9M12 "
    "15.5V5l5 2-5 2",
    "network": "M5.5 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18.5 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 16a2 2 0 1 0 0 4 2 2 0 0 0 "
    "0-4zM7.5 6.5l9 2M6 8l2.5 8M10.5 16.7l6.5-6.2",
    "link": "M3 12h18M6.5 8 3 12l3.5 4M17.5 8l3.5 4-3.5 4",
    # bonus markers
    "marker-additional-office": _HOUSE + "M18.5 4v7M15 7.5h7",
    "marker-exchange": "M3.5 9h6v6h-6zM14.5 9h6v6h-6zM7 6c2.5-3 7.5-3 10 0M17 2.5V6h-3.5M17 18c-2.5 3-7.5 3-10 0M7 "
    "21.5V18h3.5",
    "marker-move-three": _THREE + "M12 12h9M17 8l4 4-4 4",
    "marker-remove-three": _THREE + "M13 8.5l7 7M20 8.5l-7 7",
    "marker-develop": "M4 20.5h4.5v-4H13v-4h4.5v-4H21M7 12V4M4 7l3-3 3 3",
    "marker-three-actions": "M2.5 12h6.5M5.8 8.7v6.6M13 5.5h7l-4 5c3 0 4.7 1.6 4.7 4 0 2.6-1.9 4-4.3 4-1.7 "
    "0-3.2-.8-4-2.2",
    "marker-four-actions": "M2.5 12h6.5M5.8 8.7v6.6M18.5 19V5l-6.5 9.5h9.5",
    "marker-exchange-marker": "M3.5 4.5h7v7h-7zM13.5 12.5h7v7h-7zM14 5c3.5 0 5.5 1.5 5.5 5M17 8l2.5 2.5L22 8M10 "
    "19c-3.5 0-5.5-1.5-5.5-5M2 16l2.5-2.5L7 16",
    "marker-tribute": "M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM12 5.8v3.8M3 15.5h4l3 2h4.5c1.5 0 1.5 2.2 0 "
    "2.2H11M3 21h9l9-4c-.5-1.7-2-1.7-3-1.2l-3.2 1.6",
    "marker-block": "M4 6.5h16v5H4zM6.5 11.5v9M17.5 11.5v9M8 6.5l-3 5M13.5 6.5l-3 5M19 6.5l-3 5M4.5 20.5h4M15.5 "
    "20.5h4M12 3v3.5",
    # permanent markers
    "permanent-move-two": "M3.5 5.5H9V11H3.5zM3.5 14H9v5.5H3.5zM12.5 12.5H21M17 8.5l4 4-4 4",
    "permanent-privilege": "M6 13.5H4v-10h10v10h-2M7 7h4M9 11a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 9 11zM7.5 16l-.7 "
    "3.5L9 18.5l2.2 1-.7-3.5M19 20V9M16 12l3-3 3 3",
    "permanent-green-office": _HOUSE + "M15.5 9.5c-.5-3.5 1.5-6 6-6 .5 4-1.5 6.5-6 6zM15.5 9.5l3-3",
    "permanent-two-from-route": "M3 20h18M4 12h5v5H4zM15 12h5v5h-5zM6.5 9V3.5M4 6l2.5-2.5L9 6M17.5 9V3.5M15 "
    "6l2.5-2.5L20 6",
    "permanent-two-abroad": "M4.5 21V3.5h10l-2 3 2 3h-10M11 14h4.5v4.5H11zM17.5 14H22v4.5h-4.5z",
    # the emperor's favours
    "favour-displaced-anywhere": "M3.5 14H10v6.5H3.5zM11 11l8.5-7M14 3.5l5.5.5-.5 5.5M14.5 19.5h.01M18 16.5h.01M20.5 "
    "20.5h.01",
    "favour-extra-action": "M3.5 12h7.5M7.2 8.3v7.4M14.5 8 18 5v14",
    "favour-income-of-others": "M8 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 8 5zM2.5 20c.4-3.7 2.5-5.7 5.5-5.7s5.1 2 5.5 "
    "5.7M21.5 10H16M18.5 7 15.5 10l3 3M16 16.5h5.5",
    "favour-two-for-a-trader": "M2.5 9.2h5.5v5.6H2.5zM10 12h4M12 9.8l2.2 2.2-2.2 2.2M16.5 4H22v5.5h-5.5zM16.5 "
    "14.5H22V20h-5.5z",
    "favour-four-for-a-city": "M2.5 20.5v-8l4-4 4 4v8zM6.5 20.5V17M19 20.5V6.5l-6 9.5h9",
    "favour-seven-for-a-skill": "M3 20.5h4v-4h4v-4M13.5 5h8l-5 14",
}
"""Icons of lines, one path each, on a 24 by 24 grid."""

SYMBOLS = {f"icon-{name}": path for name, path in LINES.items()}
