// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { countIds } from '../testing.ts';
import { blocksOfHtml } from './blocksOfHtml.ts';
import { readClipboard } from './readClipboard.ts';

const HERE = 'https://here.example';

const read = (html: string) => {
  const made = blocksOfHtml(html, HERE);
  return made === undefined ? undefined : JSON.parse(made).blocks[0].content.root.children;
};

it('keeps headings, formats, links and nested lists of a document', () => {
  const found = read(
    '<b style="font-weight:normal"><h1>Day one</h1><p>Walk <strong>far</strong> to <a href="https://a.example/">Sea</a></p><ul><li>Hat<ol><li>Red</li></ol></li></ul></b>',
  );
  expect(found.map(({ type }: { type: string }) => type)).toEqual(['heading', 'paragraph', 'list']);
  expect(found[0].tag).toBe('h2');
  expect(found[1].children[1]).toMatchObject({ text: 'far', format: 1 });
  expect(found[1].children.at(-1)).toMatchObject({ type: 'link', fields: { url: 'https://a.example/' } });
  expect(found[2].children[1].children[0]).toMatchObject({ type: 'list', listType: 'number' });
});

it('is nothing without text', () => {
  expect(read('<p> </p><img src="a.png" alt="Sea"><script>alert(1)</script>')).toBeUndefined();
});

it('lets no script and no dangerous address through', () => {
  const hostile = fc.constantFrom(
    '<script>evil</script>',
    '<a href="javascript:evil">x</a>',
    '<a href=" data:evil">y</a>',
    '<p onclick="evil">z',
    '<svg><a>evil</a></svg>',
    '<ul><li>',
    '</p>',
    '<b>w',
    '<iframe src="evil">',
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 12 }), (parts) => {
      expect(JSON.stringify(read(parts.join('')) ?? [])).not.toContain('"url":"javascript');
      expect(JSON.stringify(read(parts.join('')) ?? [])).not.toContain('data:');
    }),
  );
});

it('is accepted whole by the reader of clipboards', () => {
  const kinds = buildKinds(
    buildKind('rich-text', { settings: [{ path: 'content', label: 'Text', tab: 'content', type: 'richText' }] }),
  );
  const made = blocksOfHtml('<table><tr><td>Sea</td><td>Sand</td></tr></table>', HERE) ?? '';
  const { blocks, left } = readClipboard(made, kinds, { newId: countIds(), origin: HERE });
  expect(left).toEqual([]);
  expect(JSON.stringify(blocks)).toMatch(/Sea.* · .*Sand/);
});
