import { expect, test } from 'vitest';
import { canonicalFilters } from './canonicalFilters.ts';
import { parseFilters } from './parseFilters.ts';

const canonical = (sent: unknown) => canonicalFilters('l1', parseFilters(sent) ?? expect.fail('It has another form.'));

test.each([
  ['terms in another order', { taxonomy: { tags: { terms: ['tea', 'sand'] } } }],
  ['terms of another type', { other: { tags: { terms: ['sand', 'tea'] } } }],
  ['terms named twice', { taxonomy: { tags: { terms: ['sand', 'tea', 'sand'], logicalJoin: 'AND' } } }],
])('%s are the same filters', (_, sent) => {
  expect(canonical(sent)).toEqual({ taxonomy: { tags: { terms: ['sand', 'tea'], logicalJoin: 'AND' } } });
});

test('a range is in ascending order, and a single term has one operator', () => {
  expect(canonical({ taxonomy: { price: { terms: ['900..100'] } } })).toEqual({
    range: { price: { terms: ['100..900'], logicalJoin: 'AND' } },
  });
  expect(canonical({ taxonomy: { tags: { terms: ['tea'], logicalJoin: 'OR' } } })).toEqual({
    taxonomy: { tags: { terms: ['tea'], logicalJoin: 'AND' } },
  });
});
