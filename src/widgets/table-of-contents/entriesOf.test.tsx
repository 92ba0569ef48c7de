import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import type { TableOfContentsBlock } from '../../cms/payload-types.ts';
import type { AnyBlock } from '../../render/types.ts';
import { DEFAULT_TOC_SETTINGS, type TocSettings } from '../../shared/outline/toc.ts';
import { ownSettings } from './ownSettings.ts';

const heading = (text: string, level = 'h2', classes?: string): AnyBlock =>
  ({ blockType: 'heading', text, level, advanced: { classes } }) as AnyBlock;
const group = (htmlId: string, blocks: AnyBlock[], classes?: string): AnyBlock =>
  ({ blockType: 'container', blocks, advanced: { htmlId, classes } }) as AnyBlock;

const LAYOUT = [
  heading('When to go'),
  group('route', [heading('The route'), heading('Day 1', 'h3'), heading('A detour', 'h5', 'quiet small')]),
  group('notes', [heading('Notes'), heading('Prices', 'h3')], 'fine-print'),
];

async function show(block: Partial<TableOfContentsBlock>): Promise<string> {
  const toc = { blockType: 'table-of-contents', ...block } as AnyBlock;
  const { html } = await renderTestPage(buildPlainView([toc, ...LAYOUT]));
  return html;
}
const listed = async (block: Partial<TableOfContentsBlock>) =>
  [...(await show(block)).matchAll(/class=['"]?r-toc__link['"]?[^>]*>(?:<span[^>]*>([^<]*)<\/span>)?([^<]*)/g)].map(
    ([, number = '', text]) => number + text,
  );

describe('listed headings', () => {
  test.each([
    [{}, ['When to go', 'The route', 'Day 1', 'Notes', 'Prices']],
    [{ levels: ['2', '5'] }, ['When to go', 'The route', 'A detour', 'Notes']],
    [{ within: 'route' }, ['The route', 'Day 1']],
    [{ leaveOut: '#notes' }, ['When to go', 'The route', 'Day 1']],
    [{ levels: ['2', '5'], leaveOut: '.fine-print .quiet' }, ['When to go', 'The route']],
    [{ within: 'notes', leaveOut: '.elsewhere' }, ['Notes', 'Prices']],
    [{ within: 'nowhere' }, []],
  ] as const)('%j', async (headings, expected) => {
    expect(await listed({ headings: headings as never })).toEqual(expected);
  });
});

test('numbering, and a flat list', async () => {
  expect(await listed({ marker: 'numbers' })).toEqual([
    '1 When to go',
    '2 The route',
    '2.1 Day 1',
    '3 Notes',
    '3.1 Prices',
  ]);
  expect(await listed({ marker: 'numbers', hierarchical: false })).toEqual([
    '1 When to go',
    '2 The route',
    '3 Day 1',
    '4 Notes',
    '5 Prices',
  ]);
});

test('the message without headings', async () => {
  expect(await show({ headings: { within: 'nowhere' }, emptyText: 'Short enough.' })).toContain('Short enough.');
  expect(await show({ headings: { within: 'nowhere' } })).not.toContain('r-toc');
});

test('a list that cannot be collapsed has no button and no inline script', async () => {
  const html = await show({ box: { minimised: 'never' } });
  expect(html).not.toMatch(/<button[^>]*r-toc__toggle/);
  expect(html).not.toContain('ezTOC_hidetoc');
});

test('style is added only where needed', async () => {
  expect(await show({})).not.toMatch(/data-collapse|r-toc-block--bullets/);
  expect(await show({ collapse: true })).toContain('.r-toc[data-collapse]');
  expect(await show({ collapse: true, hierarchical: false })).not.toContain('data-collapse');
  expect(await show({ marker: 'bullets' })).toContain('.r-toc-block--bullets');
});

describe('block settings', () => {
  const given: TocSettings = { ...DEFAULT_TOC_SETTINGS, numbering: 'roman' };
  const own = (block: Partial<TableOfContentsBlock>) => ownSettings(block as TableOfContentsBlock, given);

  test('default to the site’s', () => {
    expect(own({ marker: 'settings', box: { minimised: 'settings' } })).toEqual(given);
  });

  test('numbering uses the site’s style where set', () => {
    expect(own({ marker: 'numbers' }).numbering).toBe('roman');
    expect(ownSettings({ marker: 'numbers' } as TableOfContentsBlock, DEFAULT_TOC_SETTINGS).numbering).toBe('decimal');
    expect(own({ marker: 'none' }).numbering).toBe('none');
  });

  test('it starts collapsed on the set devices', () => {
    expect(own({ box: { minimised: 'devices', on: ['mobile'] } })).toMatchObject({
      hideByDefault: true,
      hideByDevice: ['mobile'],
    });
    expect(own({ box: { minimised: 'open' } }).hideByDefault).toBe(false);
  });

  test('damaged values are ignored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (levels, on) => {
        const { hideByDevice, levels: read } = own({
          headings: { levels },
          box: { minimised: 'devices', on },
        } as never);
        expect(read.every((level) => level >= 2 && level <= 6)).toBe(true);
        expect(Array.isArray(hideByDevice)).toBe(true);
      }),
      { examples: [[[{ toString: [] }], []]] },
    );
  });
});
