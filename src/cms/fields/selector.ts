import { isTraversal, parse, type Selector } from 'css-what';
import type { TextField } from 'payload';
import { msg, t } from '../../shared/studioWords/t.ts';

type Extra = Partial<Pick<TextField, 'label' | 'admin'>>;

/** A CSS selector field. */
export function selectorField(name: string, { isNeeded = false, ...extra }: Extra & { isNeeded?: boolean }): TextField {
  return {
    ...extra,
    name,
    type: 'text',
    validate: (value: unknown) => checkSelector(value, isNeeded),
  };
}

/** Validates a CSS selector; empty only when it is not required. */
export function checkSelector(value: unknown, isNeeded = false): string | true {
  const selector = String(value ?? '').trim();
  if (!selector) return isNeeded ? `${t('Write what to look for.')} ${t(EXAMPLES)}` : true;
  const fault = findFault(selector);
  return fault ? `${t('This is no CSS selector: {fault}.', { fault })} ${t(EXAMPLES)}` : true;
}

/** Three frequent mistakes that the parser accepts and browsers refuse. */
function findFault(selector: string): string | undefined {
  try {
    const parts = parse(selector);
    if (parts.some(isUnfinished)) return t('something is missing before or after a sign such as >');
    if (/\.\./.test(withoutTexts(selector))) return t('there is nothing between two dots');
    return /(?:^|[\s#.,>+~(])\d/.test(withoutTexts(selector)) ? t('a name cannot begin with a digit') : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function isUnfinished(parts: Selector[]): boolean {
  const [first, last] = [parts.at(0), parts.at(-1)];
  return !first || !last || isTraversal(first) || isTraversal(last);
}

/** Replaces free text by a letter: attribute values, the numbers of `:nth-child(2)`, escaped characters. */
function withoutTexts(selector: string): string {
  return selector.replace(/\\[\da-f]{1,6}\s?|\\.|"[^"]*"|'[^']*'|\[[^\]]*\]|:nth-[\w-]+\([^)]*\)/gi, 'x');
}

const EXAMPLES = msg('For example #dates for the element with that id, or .packing-guide for all with that class.');
