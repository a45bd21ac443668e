"""What somebody sees who opens a game in the middle of something."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.table import open_record
from e2e.teutonica import played, prompt

IN_SIGHT = """(id) => {
  const post = document.querySelector(`.board [data-id="${id}"]`).getBoundingClientRect();
  const frame = document.querySelector(".board-scroll").getBoundingClientRect();
  return post.left >= frame.left && post.right <= frame.right && post.top >= frame.top && post.bottom <= frame.bottom;
}"""


def test_where_a_displaced_piece_may_go_is_in_sight_on_a_phone(phone: Page, open_app: Callable[[Page], Page]) -> None:
    page = open_app(phone)
    lines = ("place t goettingen-quedlinburg.1", "end", "displace t goettingen-quedlinburg.1", "pay 1t")
    open_record(page, played(lines))
    prompt(page, "Anna")
    glowing = page.locator(".board .target.is-legal")
    expect(glowing.first).to_be_attached()
    ids = glowing.evaluate_all("(found) => found.map((one) => one.dataset.id)")
    assert any(page.evaluate(IN_SIGHT, each) for each in ids)
