// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { dropWideRules } from './dropWideRules.ts';

const WIDE = 'body:has(.drag-overlay) *';
const ROW = '.field-type.row .row__fields:has(> :nth-child(2)) > *';

function selectors({ cssRules }: CSSStyleSheet | CSSGroupingRule): string[] {
  return [...cssRules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? [rule.selectorText] : rule instanceof CSSGroupingRule ? selectors(rule) : [],
  );
}

it('style rules for all below an element with :has(): dropped or narrowed, within a group too; others stay', () => {
  const style = document.createElement('style');
  style.textContent = `.first { top: 0 } ${WIDE} { cursor: grabbing } @media screen { ${ROW} { top: 0 } .last { top: 0 } }`;
  document.head.append(style);
  dropWideRules();
  expect(selectors(style.sheet as CSSStyleSheet)).toEqual([
    '.first',
    '.field-type.row .row__fields > :not(:only-child)',
    '.last',
  ]);
  style.remove();
});

it('Payload’s style sheet has these rules, and no other for all below an element with :has()', () => {
  const sheet = readFileSync(createRequire(import.meta.url).resolve('@payloadcms/next/css'), 'utf8');
  const found = [...sheet.matchAll(/[^{}]*:has\([^{}]*\)\s*(?:>\s*)?\*\s*(?=\{)/g)].map(([selector]) =>
    selector
      .replaceAll(/\s*>\s*/g, ' > ')
      .replaceAll('( > ', '(> ')
      .replaceAll('*:', ':')
      .trim(),
  );
  expect([...new Set(found)].sort()).toEqual([ROW, WIDE]);
});

it('no style sheet of the studio asks the root or the body what they contain: each change of the page would be a style recalculation of all', () => {
  const sheets = globSync('{src/{editor,cms,studio}/**,src/parts/*/studio/**}/*.css', {
    exclude: (path) => path.includes('.next'),
  });
  expect(sheets.length).toBeGreaterThan(50);
  const wide = sheets.filter((path) =>
    /(?:html|body|:root)[^\s,{]*:has\(/.test(readFileSync(path, 'utf8').replaceAll(/@media print[\s\S]*$/g, '')),
  );
  expect(wide).toEqual([]);
});
