// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { block, buildKind, buildKinds } from '../../shared/layouts/testing.ts';
import { buildEditor } from '../model/testing.ts';
import type { EditedBlock } from '../model/types.ts';
import { allOf, click, fakeBrowser, find, render, type } from '../testing.tsx';
import SaveStyleDialog from './SaveStyleDialog.tsx';
import StyleSources from './StyleSources.tsx';

const advanced = (name: string) => ({ path: `advanced.${name}`, label: name, tab: 'advanced', type: 'text' }) as const;
const kind = buildKind('word', {
  settings: ['marginStart', 'shadow', 'savedStyle'].map((name) => ({ ...advanced(name) })),
});
const kinds = buildKinds(kind);
const onClose = vi.fn();
const answer = vi.fn();

fakeBrowser();
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answer(path, init));
  // jsdom lacks it.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

function build(values: Partial<LayoutBlock>) {
  const editor = buildEditor([block('word', 'a', values)], { kinds });
  return { editor, edited: () => editor.getState().tree[0] as EditedBlock };
}

test('the settings of a block become a style with a name, which the block then has in their place, as one step', async () => {
  answer.mockResolvedValue(Response.json({ doc: { id: 7 } }));
  const { edited, editor } = build({ advanced: { marginStart: '3', shadow: 'soft' } });
  await render(<SaveStyleDialog api="/api" block={edited()} onClose={onClose} />, { editor, kinds });
  expect(document.activeElement).toBe(find('textbox', 'Name of the style'));
  await type(find('textbox', 'Name of the style'), ' Card ');
  await click(find('button', 'Save'));
  const [path, { body }] = answer.mock.calls[0] as [string, { body: string }];
  expect([path, JSON.parse(body)]).toEqual([
    '/api/saved-styles',
    { title: 'Card', advanced: { marginStart: '3', shadow: 'soft' } },
  ]);
  expect(edited()).toMatchObject({ advanced: { marginStart: null, shadow: null, savedStyle: 7 } });
  expect(editor.getState().past.map(({ name }) => name)).toEqual(['Saved the style “Card”']);
  expect(editor.getState().announcement.text).toBe('Saved “Card”. Other blocks take it under Advanced.');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a style without a name, or with the name of another, is refused in words, and the block stays as it is', async () => {
  answer.mockResolvedValue(Response.json({ errors: [{ message: 'Another style has this name.' }] }, { status: 400 }));
  const { edited, editor } = build({ advanced: { marginStart: '3' } });
  await render(<SaveStyleDialog api="/api" block={edited()} onClose={onClose} />, { editor, kinds });
  await click(find('button', 'Save'));
  expect(find('alert', /./).textContent).toBe('Give it a name, by which you find it again.');
  expect(answer).not.toHaveBeenCalled();
  await type(find('textbox', 'Name of the style'), 'Card');
  await click(find('button', 'Save'));
  expect(find('alert', /./).textContent).toBe('Another style has this name.');
  expect(find('textbox', 'Name of the style').getAttribute('aria-invalid')).toBe('true');
  expect([edited().advanced, editor.getState().past, onClose.mock.calls]).toEqual([{ marginStart: '3' }, [], []]);
  expect(await auditMarkup(document.querySelector('dialog')?.outerHTML ?? '')).toEqual([]);
});

async function explain(
  values: Partial<LayoutBlock>,
  { style = undefined as object | undefined, readOnly = false } = {},
) {
  const { edited, editor } = build(values);
  await render(
    <StyleSources
      admin="/admin"
      api="/api"
      block={edited()}
      kind={kind}
      onClose={onClose}
      readOnly={readOnly}
      style={style && { id: 7, title: 'Card', ...style }}
      template={undefined}
    />,
    { editor, kinds },
  );
  return { edited, editor };
}

const regions = () => [...document.querySelectorAll('section')].map((each) => each.getAttribute('aria-label'));

test('each value is shown with its source; one press resets it, or takes the style off the block', async () => {
  const style = { advanced: { shadow: 'soft' } };
  const { edited, editor } = await explain({ advanced: { marginStart: '3', savedStyle: 7 } }, { style });
  expect(regions()).toEqual(['Set on this block', 'Saved style: Card']);
  expect(find('link', 'Card').getAttribute('href')).toBe('/admin/collections/saved-styles/7');
  await click(find('button', 'Reset marginStart'));
  expect(edited().advanced).toMatchObject({ savedStyle: 7 });
  await click(find('button', 'Take it off this block'));
  expect(editor.getState().past).toHaveLength(2);
  expect(await auditMarkup(document.querySelector('dialog')?.outerHTML ?? '')).toEqual([]);
});

test('“Only what I changed” leaves out the rest; a document that may only be read offers no change', async () => {
  await explain({ advanced: { savedStyle: 7 } }, { style: { advanced: { shadow: 'soft' } }, readOnly: true });
  expect(allOf('button').map(({ textContent }) => textContent)).not.toContain('Take it off this block');
  await click(document.querySelector('[type=checkbox]') as HTMLElement);
  expect(regions()).toEqual([]);
  expect(document.querySelector('dialog')?.textContent).toContain('Nothing of its look is set on this block.');
});

test('the saved section that a block shows is named as a source, with the way there', async () => {
  answer.mockResolvedValue(Response.json({ docs: [{ id: 4, title: 'Write to us' }] }));
  await explain({ section: 4 });
  await act(async () => undefined);
  expect(regions()).toContain('Saved section: Write to us');
  expect(find('link', 'Write to us').getAttribute('href')).toBe('/admin/collections/templates/4');
  expect(String(answer.mock.calls[0]?.[0])).toContain('where%5Bid%5D%5Bin%5D=4');
});

test('the template of the page is named, with the way there', async () => {
  answer.mockResolvedValue(Response.json({ docs: [{ id: 9, title: 'Page' }] }));
  document.body.innerHTML = '<div class="rihla-editor"><iframe></iframe></div>';
  const page = document.querySelector('iframe')?.contentDocument as Document;
  page.body.innerHTML = '<main data-template-id="9"><p data-block-id="a">Tea</p></main>';
  await explain({});
  await act(async () => undefined);
  expect(document.querySelector('dialog')?.textContent).toContain('the page itself stands in the template Page.');
  expect(find('link', 'Page').getAttribute('href')).toBe('/admin/collections/templates/9');
});
