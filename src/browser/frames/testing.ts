/** Minimal markup of `ConsentedFrame` in the document. */
export function showPlaceholder(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<div class="r-frame" data-state="idle">
    <div class="r-frame__stage"><div class="r-frame__screen">
      <button class="r-frame__open" type="button">Play</button>
      <button class="r-frame__close" hidden type="button">Close</button>
    </div></div>
    <p class="r-frame__failed" hidden><button class="r-frame__again" type="button">Try again</button></p>
    <label class="r-frame__always"><input type="checkbox"></label>
  </div>`;
  document.body.append(root);
  return root;
}

/** An element of a placeholder. */
export function partOf<T extends HTMLElement = HTMLElement>(root: HTMLElement, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
