// Leads from 404.html to the start page. A host shows that page at any address, so it asks for this script in every folder above
// it; the one that is found knows where the site lies, and the nearest site is the right one.
{
  const way = document.querySelector("a");
  if (!way.dataset.found) {
    const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
    way.dataset.found = "";
    way.href = new URL("../../", src).href;
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = new URL("css/lost.css", src).href;
    document.head.append(sheet);
  }
}
