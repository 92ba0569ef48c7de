import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorHeadings, type Heading } from './headings.ts';
import { buildToc, DEFAULT_TOC_SETTINGS, flattenToc, hiddenDevices, NUMBERINGS, type TocEntry } from './toc.ts';

const settings = { ...DEFAULT_TOC_SETTINGS, levels: [1, 2, 3, 4, 5, 6], minHeadings: 0 };

function build(headings: Heading[], changes: Partial<typeof settings> = {}): TocEntry[] {
  return buildToc(anchorHeadings(headings), { ...settings, ...changes });
}

const levels = (...list: number[]): Heading[] => list.map((level, n) => ({ level, text: `${n + 1}` }));

/** Prints the nesting: `1(2 3(4))`. */
function outline(entries: TocEntry[]): string {
  return entries.map(({ text, children }) => text + (children.length ? `(${outline(children)})` : '')).join(' ');
}

describe('nesting', () => {
  test.each([
    [levels(2, 3, 3, 2), '1(2 3) 4'],
    [levels(2, 4, 4, 2), '1(2 3) 4'],
    [levels(2, 4, 3), '1(2 3)'],
    [levels(4, 2, 3), '1 2(3)'],
    [levels(2, 3, 4, 2, 4), '1(2(3)) 4(5)'],
    [[], ''],
  ])('%j → %s', (headings, expected) => {
    expect(outline(build(headings))).toBe(expected);
  });

  test('leaves out headings deeper than the limit, and nothing else', () => {
    expect(outline(build(levels(2, 3, 4, 3, 2), { maxDepth: 2 }))).toBe('1(2 4) 5');
  });

  const anyHeadings = fc.array(
    fc.record({ level: fc.integer({ min: 1, max: 6 }), text: fc.constantFrom('Dunes', 'الطريق', 'Atlas') }),
  );

  test('lists every heading once, in order, each at most one step deeper than the one before', () => {
    fc.assert(
      fc.property(anyHeadings, (headings) => {
        const anchored = anchorHeadings(headings);
        const entries = buildToc(anchored, settings);
        expect(flattenToc(entries).map(({ id }) => id)).toEqual(anchored.map(({ id }) => id));
        const depths: number[] = [];
        const walk = (list: TocEntry[], depth: number): void =>
          list.forEach(({ children }) => {
            depths.push(depth);
            walk(children, depth + 1);
          });
        walk(entries, 0);
        depths.forEach((depth, n) => {
          expect(depth).toBeLessThanOrEqual((depths[n - 1] ?? -1) + 1);
        });
      }),
    );
  });

  test('every child is of a lower rank than its parent', () => {
    fc.assert(
      fc.property(anyHeadings, (headings) => {
        for (const entry of flattenToc(build(headings))) {
          expect(entry.children.every(({ level }) => level > entry.level)).toBe(true);
        }
      }),
    );
  });

  test('numbers are unique and follow the position in the tree', () => {
    fc.assert(
      fc.property(anyHeadings, fc.constantFrom(...NUMBERINGS.slice(1)), (headings, numbering) => {
        const numbers = flattenToc(build(headings, { numbering })).map(({ number }) => number);
        expect(new Set(numbers).size).toBe(headings.length);
      }),
    );
  });
});

describe('selection of headings', () => {
  const named = (...texts: string[]): Heading[] => texts.map((text) => ({ level: 2, text }));

  test('lists h2 to h4 by default, and needs two', () => {
    const all = anchorHeadings(levels(1, 2, 3, 4, 5));
    expect(outline(buildToc(all, DEFAULT_TOC_SETTINGS))).toBe('2(3(4))');
    expect(buildToc(all.slice(0, 2), DEFAULT_TOC_SETTINGS)).toEqual([]);
  });

  test.each([
    ['read more', 'Packing Getting there'],
    [' READ   MORE ', 'Packing Getting there'],
    ['read', 'Read more Packing Getting there'],
    ['read*', 'Packing Getting there'],
    ['*there', 'Read more Packing'],
    ['*e*e', 'Packing'],
    ['p*g\nread more', 'Getting there'],
    ['p*packing', 'Read more Packing Getting there'],
    ['*', ''],
    ['.*', 'Read more Packing Getting there'],
    ['\n\n', 'Read more Packing Getting there'],
  ])('exclude %j leaves %s', (exclude, expected) => {
    expect(outline(build(named('Read more', 'Packing', 'Getting there'), { exclude }))).toBe(expected);
  });
});

describe('numbering', () => {
  const numbers = (numbering: (typeof NUMBERINGS)[number]) =>
    flattenToc(build(levels(2, 3, 3, 2, 2, 2, 3), { numbering })).map(({ number }) => number);

  test.each([
    ['none', ['', '', '', '', '', '', '']],
    ['decimal', ['1', '1.1', '1.2', '2', '3', '4', '4.1']],
    ['alpha', ['a', 'a.a', 'a.b', 'b', 'c', 'd', 'd.a']],
    ['roman', ['i', 'i.i', 'i.ii', 'ii', 'iii', 'iv', 'iv.i']],
    ['arabic-indic', ['١', '١.١', '١.٢', '٢', '٣', '٤', '٤.١']],
  ] as const)('%s', (numbering, expected) => {
    expect(numbers(numbering)).toEqual(expected);
  });

  test('continues past the alphabet', () => {
    expect(build(levels(...Array(28).fill(2)), { numbering: 'alpha' }).at(-1)?.number).toBe('ab');
  });
});

describe('hiddenDevices', () => {
  test.each([
    [true, 'all', ['mobile', 'tablet', 'desktop']],
    [true, ['mobile'], ['mobile']],
    [true, [], []],
    [false, 'all', []],
    [false, ['mobile'], []],
  ] as const)('hide by default %s, on %j → %j', (hideByDefault, hideByDevice, devices) => {
    expect(hiddenDevices({ hideByDefault, hideByDevice })).toEqual(devices);
  });

  test('the defaults are those of the specification: hidden, on every device', () => {
    expect(hiddenDevices(DEFAULT_TOC_SETTINGS)).toEqual(['mobile', 'tablet', 'desktop']);
  });
});
