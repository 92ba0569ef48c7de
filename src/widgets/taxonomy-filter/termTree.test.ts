import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flatTerms, type Hierarchy, termTree } from './termTree.ts';

const COUNTS = [
  { slug: 'sahara', title: 'Sahara', count: 3 },
  { slug: 'merzouga', title: 'Merzouga', parent: 'sahara', count: 3 },
  { slug: 'zagora', title: 'Zagora', parent: 'sahara', count: 0 },
  { slug: 'rif', title: 'Rif', count: 0 },
];

const shown = (hierarchy: Hierarchy, chosen: string[] = [], isWithoutEmpty = false, counts = COUNTS) =>
  flatTerms(termTree(counts, { hierarchy, chosen, isWithoutEmpty })).map(
    ({ depth, item }) => `${'-'.repeat(depth)}${item.slug}`,
  );

describe('terms', () => {
  test.each([
    ['indented', [], false, ['sahara', '-merzouga', '-zagora', 'rif']],
    ['none', [], false, ['sahara', 'merzouga', 'zagora', 'rif']],
    ['drillDown', [], false, ['sahara', 'rif']],
    ['drillDown', ['sahara'], false, ['sahara', '-merzouga', '-zagora', 'rif']],
    ['drillDown', ['merzouga'], false, ['sahara', '-merzouga', '-zagora', 'rif']],
    ['indented', [], true, ['sahara', '-merzouga']],
    ['indented', ['zagora', 'rif'], true, ['sahara', '-merzouga', '-zagora', 'rif']],
  ] as const)('%s with %j chosen, without empty ones: %s', (hierarchy, chosen, isWithoutEmpty, expected) => {
    expect(shown(hierarchy, [...chosen], isWithoutEmpty)).toEqual(expected);
  });

  test('terms with cyclic or missing parents are shown once', () => {
    const slug = fc.constantFrom('a', 'b', 'c', 'd', '__proto__');
    const count = fc.record({ slug, title: fc.string(), count: fc.nat(), parent: fc.option(slug, { nil: undefined }) });
    fc.assert(
      fc.property(fc.uniqueArray(count, { selector: ({ slug: of }) => of }), (counts) => {
        const slugs = shown('indented', [], false, counts as never).map((each) => each.replace(/^-+/, ''));
        expect(slugs.sort()).toEqual(counts.map((each) => each.slug).sort());
      }),
    );
  });
});
