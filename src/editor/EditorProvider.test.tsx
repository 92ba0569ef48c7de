// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Kinds } from '../shared/layouts/kind.ts';
import { EditorProvider, useEditor, useEditorState, useKinds } from './EditorProvider.tsx';
import type { Editor, EditorState } from './model/types.ts';

const START: Pick<EditorState, 'device' | 'hovered'> = { device: 'desktop', hovered: undefined };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  renderings.mockClear();
});

const renderings = vi.fn();

function ShownDevice() {
  renderings();
  return <p>{useEditorState((state) => state.device)}</p>;
}

function Given({ take }: { take: (editor: Editor, kinds: Kinds) => void }) {
  take(useEditor(), useKinds());
  return null;
}

function storeOf(start: Partial<EditorState>) {
  let state = start as EditorState;
  const listeners = new Set<() => void>();
  const editor = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Editor;
  const set = (change: Partial<EditorState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return { editor, set };
}

test('a component re-renders only when its selected state changes', async () => {
  const { editor, set } = storeOf(START);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(() =>
    root.render(
      <EditorProvider editor={editor} kinds={new Map()}>
        <ShownDevice />
      </EditorProvider>,
    ),
  );
  await act(() => set({ hovered: 'a' }));
  expect([place.textContent, renderings.mock.calls.length]).toEqual(['desktop', 1]);
  await act(() => set({ device: 'phone' }));
  expect([place.textContent, renderings.mock.calls.length]).toEqual(['phone', 2]);
  await act(() => root.unmount());
});

test('all components inside share the store and kinds, and render on a server', () => {
  const { editor } = storeOf(START);
  const kinds = new Map();
  const take = vi.fn();
  const markup = renderToStaticMarkup(
    <EditorProvider editor={editor} kinds={kinds}>
      <ShownDevice />
      <Given take={take} />
    </EditorProvider>,
  );
  expect(markup).toBe('<p>desktop</p>');
  expect(take.mock.calls[0]?.[0]).toBe(editor);
  expect(take.mock.calls[0]?.[1]).toBe(kinds);
});

test('a component outside the provider throws and names the provider it needs', () => {
  expect(() => renderToStaticMarkup(<Given take={vi.fn()} />)).toThrow('put it inside <EditorProvider>');
});
