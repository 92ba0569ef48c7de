import { RE2JS } from 're2js';
import { fieldExpression } from '../../../forms/fieldPattern.ts';
import { type Dialect, rewritePattern } from '../../../forms/rewritePattern.ts';

/** White space and ends of lines, as ECMAScript has them: RE2 knows those of ASCII alone. */
const SPACE = '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACE =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';

const RE2: Dialect = {
  anything: '[^\\n\\r\\x{2028}\\x{2029}]',
  emptyClass: '[^\\x{0}-\\x{10ffff}]',
  fullClass: '[\\x{0}-\\x{10ffff}]',
  escape(token, isInClass) {
    if (token === '\\s') return isInClass ? SPACE : `[${SPACE}]`;
    if (token === '\\S') return isInClass ? NO_SPACE : `[${NO_SPACE}]`;
    if (token === '\\b' && isInClass) return '\\x{8}';
    if (token === '\\0') return '\\x{0}';
    const [, units = ''] = /^\\u\{?([\da-f]+)\}?$/i.exec(token) ?? [];
    if (units) return `\\x{${units}}`;
    if (/^\\u.*\\u/i.test(token)) return `\\x{${codePointOf(token).toString(16)}}`;
    if (/^\\c/.test(token)) return `\\x{${(token.charCodeAt(2) % 32).toString(16)}}`;
    return token.replace(/^(\\[pP]\{)(?:Script|sc|General_Category|gc)=/, '$1');
  },
  inClass: (character) => (/[[\]\\^-]/.test(character) ? `\\${character}` : character),
};

function codePointOf(pair: string): number {
  const units = [...pair.matchAll(/[\da-f]{4}/gi)].map(([unit]) => Number.parseInt(unit, 16));
  return String.fromCharCode(...units).codePointAt(0) ?? 0;
}

/**
 * The pattern of a field by RE2, whose time grows with the length of the text alone, whatever the pattern.
 * @returns undefined for what it has no words for: what looks ahead or back, repeats what was found, or counts beyond 1000
 */
export function compileLinear(pattern: string): ((text: string) => boolean) | undefined {
  try {
    fieldExpression(pattern);
    // Flags inside a pattern fold letters by other rules.
    if (/\(\?[a-z-]+[:)]/.test(pattern)) return undefined;
    const expression = RE2JS.compile(rewritePattern(pattern, RE2).replaceAll('(?<', '(?P<'));
    return (text) => expression.testExact(text);
  } catch {
    // The caller judges by other means whether it can be used.
    return undefined;
  }
}
