import { expect, test } from 'vitest';
import { chooseDocuments } from '../e2e/studio/editor/chooseDocuments.ts';

const block = (blockType: string, ...blocks: object[]) => ({ blockType, blocks });
const named = (name: string, ...layout: object[]) => ({ name, layout });
const namesOf = (documents: { name: string; layout: object[] }[]) => chooseDocuments(documents).map(({ name }) => name);

test('a document whose blocks others have in the same positions is left out', () => {
  expect(
    namesOf([
      named('plain', block('text')),
      named('rich', block('text'), block('image')),
      named('nested', block('container', block('text'))),
      named('empty'),
    ]),
  ).toEqual(['rich', 'nested', 'empty']);
});

test('blocks in the nodes of a rich text count like those of a slot', () => {
  const inText = (kind: string) => ({
    blockType: 'rich-text',
    content: { root: { children: [{ fields: block(kind) }] } },
  });
  expect(
    namesOf([named('one', inText('quote')), named('same', inText('quote')), named('other', inText('alert'))]),
  ).toEqual(['one', 'other']);
});
