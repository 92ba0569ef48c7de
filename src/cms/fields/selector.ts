import { isTraversal, parse, type Selector } from 'css-what';
import type { TextField } from 'payload';

type Extra = Partial<Pick<TextField, 'label' | 'admin'>>;

/** What names elements of a page the way style sheets do. */
export function selectorField(name: string, { isNeeded = false, ...extra }: Extra & { isNeeded?: boolean }): TextField {
  return {
    ...extra,
    name,
    type: 'text',
    validate: (value: unknown) => checkSelector(value, isNeeded),
  };
}

/** Accepts a CSS selector, and nothing at all unless it is needed; says otherwise what to write. */
export function checkSelector(value: unknown, isNeeded = false): string | true {
  const selector = String(value ?? '').trim();
  if (!selector) return isNeeded ? `Write what to look for. ${EXAMPLES}` : true;
  const fault = findFault(selector);
  return fault ? `This is no CSS selector: ${fault}. ${EXAMPLES}` : true;
}

/** The parser is kinder than browsers are, so three frequent mistakes are looked for here. */
function findFault(selector: string): string | undefined {
  try {
    const parts = parse(selector);
    if (parts.some(isUnfinished)) return 'something is missing before or after a sign such as >';
    if (/\.\./.test(withoutTexts(selector))) return 'there is nothing between two dots';
    return /(?:^|[\s#.,>+~(])\d/.test(withoutTexts(selector)) ? 'a name cannot begin with a digit' : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function isUnfinished(parts: Selector[]): boolean {
  const [first, last] = [parts.at(0), parts.at(-1)];
  return !first || !last || isTraversal(first) || isTraversal(last);
}

/** Puts a letter in the place of what may hold anything: values of attributes, numbers of `:nth-child(2)`, escaped signs. */
function withoutTexts(selector: string): string {
  return selector.replace(/\\[\da-f]{1,6}\s?|\\.|"[^"]*"|'[^']*'|\[[^\]]*\]|:nth-[\w-]+\([^)]*\)/gi, 'x');
}

const EXAMPLES = 'For example #dates for the element with that id, or .packing-guide for all with that class.';
