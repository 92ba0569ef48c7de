import { WIDGETS_LAYER } from '../shared/widgetsLayer.ts';

const adopted = new Set<string>();

/**
 * Adds style sheets to the page, each once. Those that the page's own style holds, to the letter, stay where they are: again at
 * the end they would outweigh what has to come after them. So do those of a file that the page links. Sheets made by script need no
 * permission of the page's policy.
 */
export function adoptStyles(sheets: readonly string[]): void {
  const ownStyle = document.querySelector('head > style')?.textContent ?? '';
  const linked = linkedRules();
  const missing = sheets.filter(
    (css) => !adopted.has(css) && !ownStyle.includes(rulesOf(css)) && !(linked.size > 0 && holdsAll(linked, css)),
  );
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

/** The rules of the site's own linked files that have arrived, each as the browser writes it: the build may write them otherwise. */
function linkedRules(): ReadonlySet<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/assets/"]');
  return new Set([...links].flatMap(({ sheet }) => (sheet ? writtenRules(sheet) : [])));
}

function holdsAll(rules: ReadonlySet<string>, css: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const own = writtenRules(sheet);
  return own.length > 0 && own.every((rule) => rules.has(rule));
}

/** Each rule with the name of its layer, which one file may open once for all of its sheets. */
function writtenRules({ cssRules }: CSSStyleSheet): string[] {
  return [...cssRules].flatMap((rule) =>
    'name' in rule && 'cssRules' in rule
      ? [...(rule.cssRules as CSSRuleList)].map(({ cssText }) => `${rule.name} ${cssText}`)
      : rule.cssText,
  );
}
