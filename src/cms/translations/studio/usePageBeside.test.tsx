// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextState, TranslatedTexts } from '../readTexts.ts';

const { preference, preview, setIsLivePreviewing } = vi.hoisted(() => ({
  preference: { editViewType: undefined as string | undefined },
  preview: { appIsReady: false, isLivePreviewEnabled: true, isLivePreviewing: false },
  setIsLivePreviewing: vi.fn(),
}));
const frame = { current: null as HTMLIFrameElement | null };
vi.mock('@payloadcms/ui', () => ({
  useLivePreviewContext: () => ({ ...preview, iframeRef: frame, setIsLivePreviewing }),
  usePreferences: () => PREFERENCES,
}));
const PREFERENCES = { getPreference: async () => preference };

const { usePageBeside } = await import('./usePageBeside.ts');
const leaf = (key: string, text: string) => ({ key, text, label: 'Text' }) as TextState;
const LEAVES = [leaf('a/text', 'One'), leaf('b/text', 'Two'), leaf('/meta.title', 'One')];

let root: Root;
let beside: ReturnType<typeof usePageBeside>;
const onPick = vi.fn();

function Beside({ texts }: { texts: TranslatedTexts }) {
  beside = usePageBeside(LEAVES, texts, onPick);
  return null;
}

/** Renders the form beside a page; the marks of the page come with its next frame. */
async function render(texts: TranslatedTexts = {}): Promise<void> {
  await act(async () => root.render(<Beside texts={texts} />));
  await act(() => new Promise((resolve) => frame.current?.contentWindow?.requestAnimationFrame(resolve)));
}

function page(): Document {
  return frame.current?.contentDocument as Document;
}

const marks = () =>
  [...page().querySelectorAll('[data-translation]')].map((element) => [
    element.id,
    element.getAttribute('data-translation'),
  ]);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  window.matchMedia = (query) => ({ matches: query.includes('> 1024px') }) as MediaQueryList;
  Object.assign(preview, { appIsReady: false, isLivePreviewEnabled: true, isLivePreviewing: false });
  preference.editViewType = undefined;
  document.body.innerHTML = '<iframe></iframe><div></div>';
  frame.current = document.querySelector('iframe');
  page().body.innerHTML = '<p id="one">One</p><p id="two">Two</p>';
  const view = page().defaultView as Window & typeof globalThis;
  // What jsdom lacks.
  Object.assign(view, {
    CSSStyleSheet: class {
      replaceSync(): void {}
    },
  });
  Object.assign(page(), { adoptedStyleSheets: [] });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  root = createRoot(document.querySelector('div') as Element);
});
afterEach(() => act(async () => root.unmount()));

test('the page is shown by itself where there is room, unless the user has chosen otherwise', async () => {
  await render();
  expect(setIsLivePreviewing).toHaveBeenCalledWith(true);
  for (const change of [
    () => Object.assign(preference, { editViewType: 'default' }),
    () => Object.assign(window, { matchMedia: () => ({ matches: false }) }),
    () => Object.assign(preview, { isLivePreviewEnabled: false }),
  ]) {
    setIsLivePreviewing.mockClear();
    change();
    await act(async () => root.unmount());
    root = createRoot(document.querySelector('div') as Element);
    await render();
    expect(setIsLivePreviewing).not.toHaveBeenCalled();
  }
  expect(beside.canShow).toBe(false);
});

test('on narrow screens, where the page pushes the form down, what has the focus is brought back into view', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  const scrolled = vi.fn();
  button.scrollIntoView = scrolled;
  button.focus();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await render();
  expect(scrolled).not.toHaveBeenCalled();
  preview.isLivePreviewing = true;
  await render();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'end' });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  preview.isLivePreviewing = false;
  await render();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('what is to be done is marked on the page, also on a new rendering of it, and gone with the page', async () => {
  Object.assign(preview, { appIsReady: true, isLivePreviewing: true });
  await render({ 'a/text': { text: 'Un', source: 'Another one' } });
  expect(marks()).toEqual([
    ['one', 'stale'],
    ['two', 'missing'],
  ]);
  page().body.innerHTML = '<p id="again">Two</p>';
  await render({ 'a/text': { text: 'Un', source: 'One' } });
  await vi.waitFor(() => expect(marks()).toEqual([['again', 'missing']]));
  expect(page().adoptedStyleSheets).toHaveLength(1);
  preview.isLivePreviewing = false;
  await render();
  expect(page().adoptedStyleSheets).toHaveLength(0);
});

test('a click on the page leads to the field of its text, and nowhere else; the text of the field is shown on the page', async () => {
  Object.assign(preview, { appIsReady: true, isLivePreviewing: true });
  await render();
  const click = (id: string) =>
    page()
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click('two')).toBe(false);
  expect(onPick).toHaveBeenCalledExactlyOnceWith('b/text');
  beside.point('a/text');
  await render();
  expect(page().querySelector('[data-translating]')?.id).toBe('one');
  beside.point(undefined);
  await render();
  expect(page().querySelector('[data-translating]')).toBeNull();
});
