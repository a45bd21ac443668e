// Runs before anything is painted: the light a person chose, and where the address leads.
const root = document.documentElement;
try {
  const theme = JSON.parse(localStorage.getItem("hansa:preferences") ?? "{}").theme;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
} catch {
  // Storage is blocked or holds something else: the system's light will do.
}
const route = () => {
  root.dataset.then = /^#\/(new|game)/.exec(location.hash)?.[1] ?? "";
};
route();
addEventListener("hashchange", route);
