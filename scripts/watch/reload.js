// scripts/play --watch puts this into the page: when a source has changed it is loaded anew; styles alone are exchanged.
{
  const { version } = document.currentScript.dataset;

  // No worker may answer from what an earlier visit kept, and the page finds none to register one with.
  navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister()));
  Object.defineProperty(navigator, "serviceWorker", { value: undefined });

  const sheet = (name) =>
    [.../** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))].find(
      (link) => link.href.split("?")[0] === new URL(name, location.href).href,
    );

  const exchange = (link) => {
    const fresh = link.cloneNode();
    fresh.href = `${link.href.split("?")[0]}?${Date.now()}`;
    fresh.onload = () => link.remove();
    link.after(fresh);
  };

  new EventSource(`watch/events?version=${version}`).onmessage = ({ data }) => {
    const sheets = JSON.parse(data)?.map(sheet);
    if (sheets?.every(Boolean)) sheets.forEach(exchange);
    else location.reload();
  };
}
