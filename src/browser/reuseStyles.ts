import { WIDGETS_LAYER } from '../shared/widgetsLayer.ts';

const adopted = new Set<string>();

/**
 * Adds style sheets to the page, once each (constructable style sheets). Those that the page's inline style contains verbatim are skipped:
 * appended again they would override later rules. So are those in a linked file. Adopted sheets need no permission by the
 * Content-Security-Policy.
 */
export function reuseStyles(sheets: readonly string[]): void {
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

/** Sheets in the page's style share one layer block, so only the rules inside it are compared. */
function rulesOf(css: string): string {
  return css.startsWith(WIDGETS_LAYER) ? css.slice(WIDGETS_LAYER.length, -1) : css;
}

/** Rules of the site's own loaded style files, as serialized by the browser: the build may format them differently. */
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

/** Each rule with its layer name; one layer block may hold several sheets. */
function writtenRules({ cssRules }: CSSStyleSheet): string[] {
  return [...cssRules].flatMap((rule) =>
    'name' in rule && 'cssRules' in rule
      ? [...(rule.cssRules as CSSRuleList)].map(({ cssText }) => `${rule.name} ${cssText}`)
      : rule.cssText,
  );
}
