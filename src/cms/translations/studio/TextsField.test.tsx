// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TranslatedTexts } from '../readTexts.ts';

const { form, setModified, source } = vi.hoisted(() => ({
  form: {
    texts: {} as TranslatedTexts,
    isModified: true,
    isProcessing: false,
    isRefused: false,
  },
  setModified: vi.fn(),
  source: { title: 'Dunes', description: '', path: '/dunes/', texts: [] as object[] },
}));
const FIELDS: Record<string, { value: string }> = {
  of: { value: 'pages:7' },
  locale: { value: 'fr' },
  title: { value: 'Les dunes' },
  description: { value: '' },
};
vi.mock('@payloadcms/ui', () => ({
  useDocumentTitle: () => ({ setDocumentTitle: () => undefined }),
  useField: () => ({
    value: form.texts,
    setValue: (texts: TranslatedTexts) => {
      form.texts = texts;
    },
  }),
  useForm: () => ({ dispatchFields: () => undefined, setModified }),
  useFormFields: (read: (context: [typeof FIELDS]) => unknown) => read([FIELDS]),
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
  useFormSubmitted: () => form.isRefused,
  useLivePreviewContext: () => ({ isLivePreviewEnabled: false }),
  usePreferences: () => ({}),
}));
vi.mock('../../../shared/callStudioApi.ts', () => ({ callStudioApi: async () => source }));

const { TextsField } = await import('./TextsField.tsx');
const leaf = (key: string, text: string) => ({
  ...{ key, text, label: 'Text', isRequired: false, isInBlock: true, isLong: false, isDisplay: false },
  ...{ translation: '', state: 'missing' },
});

let root: Root;
const render = () => act(async () => root.render(<TextsField path="texts" />));
const rows = () => [...document.querySelectorAll('[data-key]')].map((row) => row.getAttribute('data-key'));
const focused = () => document.activeElement?.closest('[data-key]')?.getAttribute('data-key');
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const enter = () =>
  act(async () => {
    const init = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = () => undefined;
  source.texts = [leaf('a/text', 'One'), leaf('b/text', 'Two'), leaf('c/text', 'Three'), leaf('d/text', 'Four')];
  form.texts = {
    'a/text': { text: 'Un', source: 'One' },
    'b/text': { text: 'Deux', source: 'Two!' },
    'd/text': { text: 'Quatre', source: 'Four', by: 'machine' },
  };
  Object.assign(form, { isModified: true, isProcessing: false, isRefused: false });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(async () => root.unmount()));

test('lists only what is left where something is done, so that Tab leads from one to the next', async () => {
  await render();
  expect(rows()).toEqual(['b/text', 'c/text', 'd/text']);
  expect(document.body.textContent).toContain('1 of 4 texts is missing, 2 are to be looked at.');
  await press('Only what is left');
  expect(rows()).toEqual(['a/text', 'b/text', 'c/text', 'd/text']);
});

test('lists everything where nothing is done yet', async () => {
  form.texts = {};
  await render();
  expect(rows()).toHaveLength(4);
});

test('Ctrl and Enter confirm a stale or machine-made text and lead on; a missing one stays missing', async () => {
  await render();
  await press('Next text to do');
  expect(focused()).toBe('b/text');
  await enter();
  expect([focused(), form.texts['b/text']]).toEqual(['c/text', { text: 'Deux', source: 'Two' }]);
  await render();
  await enter();
  expect([focused(), form.texts['c/text']]).toEqual(['d/text', undefined]);
  await enter();
  expect([focused(), form.texts['d/text']]).toEqual(['c/text', { text: 'Quatre', source: 'Four' }]);
});

test('a text that is confirmed by its button keeps the focus, which the button takes with it', async () => {
  await render();
  for (const [name, key] of [
    ['Still right', 'b/text'],
    ['It is right', 'd/text'],
  ] as const) {
    await act(async () => button(name)?.focus());
    await press(name);
    await render();
    expect([focused(), form.texts[key]?.by]).toEqual([key, undefined]);
  }
});

test('so does a title that a machine wrote', async () => {
  form.texts = { '/title': { text: 'Les dunes', source: 'Dunes', by: 'machine' } };
  document.body.append(Object.assign(document.createElement('input'), { id: 'field-title' }));
  await render();
  await press('It is right');
  expect([document.activeElement?.id, form.texts]).toEqual(['field-title', {}]);
});

test('a title that a machine wrote is the last thing to do: Ctrl+Enter in the last text and a refused publishing lead to it', async () => {
  source.texts = [leaf('a/text', 'One')];
  form.texts = {
    '/title': { text: 'Les dunes', source: 'Dunes', by: 'machine' },
    'a/text': { text: 'Un', source: 'One', by: 'machine' },
  };
  await render();
  const field = document.querySelector<HTMLElement>('[data-key="a/text"] :is(input, textarea)');
  await act(async () => {
    field?.focus();
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  });
  await render();
  expect(document.activeElement?.textContent).toBe('It is right');
  expect(document.querySelector('[aria-live]')?.textContent).toBe(
    'Every text is there. What a machine wrote above them is to be looked at.',
  );
  (document.activeElement as HTMLElement).blur();
  await refuse();
  expect(document.activeElement?.textContent).toBe('It is right');
});

test('after a refused publishing the words are still to be saved', async () => {
  Object.assign(form, { isModified: false, isProcessing: true, isRefused: true });
  await render();
  expect(setModified).not.toHaveBeenCalled();
  form.isProcessing = false;
  await render();
  expect(setModified).toHaveBeenCalledWith(true);
});

/** Ends a save that the server has refused. */
async function refuse(): Promise<void> {
  Object.assign(form, { isProcessing: true, isRefused: true });
  await render();
  form.isProcessing = false;
  await render();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

test('a refused publishing leads to the first text that is needed, shown or not; without a title to the title', async () => {
  source.texts = [
    leaf('a/text', 'One'),
    ...['b/text', 'c/text'].map((key) => ({ ...leaf(key, key), isRequired: true })),
  ];
  form.texts = { 'b/text': { text: 'Deux', source: 'b/text' } };
  await render();
  await refuse();
  expect(focused()).toBe('c/text');
  document.body.append(Object.assign(document.createElement('input'), { id: 'field-title' }));
  FIELDS.title = { value: '' };
  onTestFinished(() => {
    FIELDS.title = { value: 'Les dunes' };
  });
  await refuse();
  expect(document.activeElement?.id).toBe('field-title');
});

test('a translation without a title begins on it, unless the focus is elsewhere by then', async () => {
  const title = Object.assign(document.createElement('input'), { id: 'field-title' });
  document.body.append(title);
  FIELDS.title = { value: '' };
  onTestFinished(() => {
    FIELDS.title = { value: 'Les dunes' };
  });
  await render();
  expect(document.activeElement).toBe(title);
  await act(async () => root.unmount());
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  root = createRoot(document.body.firstElementChild as Element);
  await render();
  expect(document.activeElement).toBe(other);
});
