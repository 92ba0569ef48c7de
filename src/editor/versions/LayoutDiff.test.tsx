import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { block, buildKind } from '../../shared/layouts/testing.ts';
import { LayoutDiff } from './LayoutDiff.tsx';

const kinds = [
  buildKind('word', {
    settings: [
      { path: 'text', label: 'Text', tab: 'content', type: 'text' },
      { path: 'size', label: 'Size', tab: 'style', type: 'select' },
    ],
  }),
  buildKind('box', { slots: [{ name: 'blocks' }] }),
];
/** In all locales, as the studio reads versions. */
const word = (id: string, text: string, given = {}) => block('word', id, { text: { en: text }, ...given });

function render(before: LayoutBlock[], after: LayoutBlock[]): string {
  return renderToStaticMarkup(
    <LayoutDiff comparisonValue={before} kinds={kinds} selectedLocales={['en']} versionValue={after} />,
  );
}

const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('lists the differences block by block, in text for screen readers', async () => {
  const markup = render(
    [word('a', 'Ten days'), word('b', 'Gone'), word('c', 'Sea')],
    [word('a', 'Nine days', { size: 'l' }), block('box', 'x', { blocks: [word('c', 'Sea'), word('d', 'New')] })],
  );
  expect(wordsOf(markup)).toBe(
    [
      'Layout 2 blocks added, 1 removed, 1 moved, 1 changed.',
      'Changed Word: Nine days',
      'Text [removed: Ten ] [added: Nine ] days Size [added: l ] It was empty.',
      'Removed Word: Gone',
      'Added Box: Sea',
      'Moved Word: Sea from the top of the layout',
      'Added Word: New',
    ].join(' '),
  );
  expect(await auditMarkup(`<h2>Version</h2>${markup}`)).toEqual([]);
});

test('says when two versions are the same; an invalid layout counts as empty', () => {
  expect(wordsOf(render([word('a', 'One')], [word('a', 'One')]))).toBe(
    'Layout The blocks are the same in both versions.',
  );
  expect(wordsOf(render(null as never, [word('a', 'One')]))).toContain('1 block added.');
});

test('reports a difference that text cannot show', () => {
  const rich = (format: number) => ({
    root: { children: [{ type: 'paragraph', children: [{ text: 'Sea', format }] }] },
  });
  const markup = render([word('a', 'One', { content: rich(0) })], [word('a', 'One', { content: rich(1) })]);
  expect(wordsOf(markup)).toContain('Content Sea Only formatting, links or details differ.');
});
