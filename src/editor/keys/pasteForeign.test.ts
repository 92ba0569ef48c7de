// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { readClipboard } from '../model/clipboard/readClipboard.ts';
import { countIds } from '../model/testing.ts';
import { type Foreign, readForeignBlocks } from './pasteForeign.ts';

const setting = (path: string, type: string) => ({ path, label: path, tab: 'content', type }) as const;
const KINDS = buildKinds(
  buildKind('rich-text', { pasted: 'content', settings: [setting('content', 'richText')] }),
  buildKind('image', { pastedPicture: 'picture', settings: [setting('picture', 'upload')] }),
);
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
const tell = vi.fn();
const upload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  upload.mockImplementation(async () => Response.json({ doc: { id: 40 + upload.mock.calls.length } }));
  vi.stubGlobal('fetch', upload);
});
afterEach(() => vi.unstubAllGlobals());

async function paste(foreign: Foreign) {
  const text = await readForeignBlocks(foreign, KINDS, tell);
  return readClipboard(text ?? '', KINDS, { newId: countIds(), origin: location.origin });
}
const sent = () => upload.mock.calls.map(([, init]) => init.body as FormData);
const altOf = (form: FormData | undefined) => JSON.parse(String(form?.get('_payload'))).alt;

test('pictures are uploaded with their alternative texts, between the texts around them', async () => {
  const { blocks, left } = await paste({
    html: `<p>Sea</p><img src="${PIXEL}" alt="A dune"><p>Sand</p><img src="${PIXEL}">`,
  });
  expect(blocks.map(({ blockType, picture }) => picture ?? blockType)).toEqual(['rich-text', 41, 'rich-text', 42]);
  expect(left).toEqual([]);
  expect(sent().map(altOf)).toEqual(['A dune', 'Picture 2']);
  expect(sent()[0]?.get('file')).toMatchObject({ name: 'pasted.png', type: 'image/png' });
  expect(tell).toHaveBeenCalledExactlyOnceWith('2 pictures are being uploaded.');
});

test('a picture that the server refuses is left out, with its reason', async () => {
  upload.mockResolvedValueOnce(Response.json({ errors: [{ message: 'This is no picture.' }] }, { status: 400 }));
  const { blocks, left } = await paste({
    html: `<p>Sea</p><img src="${PIXEL}"><img src="https://elsewhere.example/a.png">`,
  });
  expect(blocks.map(({ blockType }) => blockType)).toEqual(['rich-text']);
  expect(left).toEqual([
    '2 pictures that could not be taken along. Save them, then paste them or upload them under Pictures.',
    'This is no picture.',
  ]);
});

test('the files of Word’s pictures are those of its RTF, where both have as many', async () => {
  const rtf = String.raw`{\rtf1 {\*\shppict{\pict{\*\picprop}\picw10\pngblip\bliptag-77{\*\blipuid 00ff}
89504e470d0a1a0a}}{\nonshppict{\pict\wmetafile8 010009}}{\pict\jpegblip ffd8ffe0}}`;
  const html = '<p>Sea</p><img src="file:///C:/a.png" alt="One"><img src="file:///C:/b.jpg" alt="Two">';
  expect((await paste({ html, rtf })).blocks).toHaveLength(3);
  expect(sent().map((form) => (form.get('file') as File).type)).toEqual(['image/png', 'image/jpeg']);
  const fewer = await paste({ html: '<p>Sea</p><img src="file:///C:/a.png">', rtf });
  expect(fewer.left).toEqual([
    '1 picture that could not be taken along. Save it, then paste it or upload it under Pictures.',
  ]);
  expect(upload).toHaveBeenCalledTimes(2);
});

test('a picture that was copied by itself becomes a block', async () => {
  const file = new File(['x'], 'image.png', { type: 'image/png' });
  expect((await paste({ html: '', files: [file] })).blocks).toMatchObject([{ blockType: 'image', picture: 41 }]);
});

test('a picture of a web page, copied by itself, is taken from the clipboard, with its alternative text', async () => {
  const file = new File(['x'], 'image.png', { type: 'image/png' });
  const html = '<meta charset="utf-8"><img src="https://elsewhere.example/a.png" alt="A dune">';
  expect((await paste({ html, files: [file] })).blocks).toMatchObject([{ blockType: 'image', picture: 41 }]);
  expect(sent().map(altOf)).toEqual(['A dune']);
});

test('a picture of another site without its file is reported', async () => {
  const { blocks, left } = await paste({ html: '<img src="https://elsewhere.example/a.png">' });
  expect([blocks, left]).toEqual([[], [expect.stringMatching(/^1 picture that could not be taken along/)]]);
});

test('of more than twenty pictures the others are counted', async () => {
  const { blocks, left } = await paste({ html: `<p>Sea</p>${`<img src="${PIXEL}">`.repeat(23)}` });
  expect(blocks).toHaveLength(21);
  expect(left).toEqual([
    '3 pictures that could not be taken along. Save them, then paste them or upload them under Pictures.',
  ]);
});
