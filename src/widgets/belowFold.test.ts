import { expect, test } from 'vitest';
import { readRules } from '../../tests/support/widgets/readRules.ts';
import { BELOW_FOLD_SHEETS } from './belowFold.ts';

/** A rule for the root or the body itself that depends on its content. */
const ROOT_BY_CONTENT = /(?:^|[,>] ?)(?:html|body|:root)\S*:has\([^()]*(?:\([^()]*\)[^()]*)*\)\S*(?=[,{])/;

test('no style sheet below the fold has a :has() rule on the root, which would restyle the page with each added element', () => {
  expect(':root:has(.r-bar){--bar-size: 1px}').toMatch(ROOT_BY_CONTENT);
  for (const { name, sheets } of BELOW_FOLD_SHEETS) {
    const rules = [...sheets].flatMap((css) => readRules(css));
    expect(rules.length).toBeGreaterThan(50);
    expect(
      rules.filter((rule) => ROOT_BY_CONTENT.test(rule)),
      name,
    ).toEqual([]);
  }
});
