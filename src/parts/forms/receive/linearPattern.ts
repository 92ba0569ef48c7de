import { RE2JS } from 're2js';
import { fieldExpression } from '../../../forms/fieldPattern.ts';
import { type Dialect, rewritePattern } from '../../../forms/rewritePattern.ts';

/** White space and line terminators of ECMAScript: RE2 knows ASCII ones only. */
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
 * Compiles a field's pattern with RE2, which matches in linear time for any pattern.
 * @returns undefined for unsupported patterns: lookaround, backreferences, or counts above 1000
 */
export function compileLinear(pattern: string): ((text: string) => boolean) | undefined {
  try {
    fieldExpression(pattern);
    // Inline flags have other case folding rules.
    if (/\(\?[a-z-]+[:)]/.test(pattern)) return undefined;
    const expression = RE2JS.compile(rewritePattern(pattern, RE2).replaceAll('(?<', '(?P<'));
    return (text) => expression.testExact(text);
  } catch {
    // The caller decides whether it can be used otherwise.
    return undefined;
  }
}
