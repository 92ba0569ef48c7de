import { WIDGETS_LAYER } from '../shared/widgetsLayer.ts';

const adopted = new Set<string>();

/**
 * Adds style sheets to the page, each once. Those that the page's own style holds, to the letter, stay where they are: again at
 * the end they would outweigh what has to come after them. Sheets made by script need no permission of the page's policy.
 */
export function adoptStyles(sheets: readonly string[]): void {
  const ownStyle = document.querySelector('head > style')?.textContent ?? '';
  const missing = sheets.filter((css) => !adopted.has(css) && !ownStyle.includes(rulesOf(css)));
  if (missing.length === 0) return;
  for (const css of missing) adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(missing.join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Neighbours in the page's style share the braces of their layer, so what stands between them is looked for. */
function rulesOf(css: string): string {
  return css.startsWith(WIDGETS_LAYER) ? css.slice(WIDGETS_LAYER.length, -1) : css;
}
