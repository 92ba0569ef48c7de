/** Comments, strings, and the delimiters of rules. */
const TOKENS = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^"'{};/]+|\//g;

/**
 * Parses the rules of a style sheet, one line each with their conditions (`@media print > .r-x{color: red}`). Layers are left out, since pages
 * join them. Nested rules, such as of keyframes, are rules of their own.
 */
export function readRules(css: string): string[] {
  const rules: string[] = [];
  const around: string[] = [];
  let text = '';
  const note = (declarations: string): void => {
    const [selector, ...conditions] = around.toReversed();
    const names = conditions.toReversed().filter((name) => !name.startsWith('@layer'));
    if (declarations) rules.push([...names, `${selector}{${declarations}}`].join(' > '));
  };
  for (const [token] of css.matchAll(TOKENS)) {
    if (token.startsWith('/*')) continue;
    if (token === '{') {
      const end = text.lastIndexOf(';') + 1;
      note(tidy(text.slice(0, end)));
      around.push(tidy(text.slice(end)));
      text = '';
    } else if (token === '}') {
      note(tidy(text));
      around.pop();
      text = '';
    } else if (token === ';' && around.length === 0) text = '';
    else text += token;
  }
  return rules;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/;\s*$/, '').trim();
}
