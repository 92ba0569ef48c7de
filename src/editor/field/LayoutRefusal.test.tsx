// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

interface Fault {
  valid: boolean;
  errorMessage?: string;
}
const { form, listeners, state } = vi.hoisted(() => ({
  form: { fields: {} as Record<string, Fault> },
  listeners: new Set<() => void>(),
  state: { tree: [] as unknown[] },
}));
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ dispatchFields: () => undefined }),
  useFormFields: (read: (context: [Record<string, Fault>]) => unknown) => read([form.fields]),
}));
vi.mock('../EditorProvider.tsx', () => ({
  useEditor: () => ({
    getState: () => state,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  }),
}));

const { LayoutRefusal } = await import('./LayoutRefusal.tsx');
const WHY = 'The layout holds too many blocks.';

let root = createRoot(document.createElement('div'));
let place = document.createElement('div');
const show = (isSaved: boolean) => act(() => root.render(<LayoutRefusal isSaved={isSaved} name="layout" />));
const said = () => place.textContent;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  form.fields = { layout: { valid: false, errorMessage: WHY } };
  place = document.createElement('div');
  root = createRoot(place);
  await show(false);
  expect(said()).toContain(WHY);
});

test('the reason stays when the form forgets the fault', async () => {
  form.fields = { layout: { valid: true } };
  await show(false);
  expect(said()).toContain(WHY);
});

test('the error is removed when the layout changes', async () => {
  form.fields = { layout: { valid: true } };
  await act(() => {
    state.tree = [{}];
    for (const listen of listeners) listen();
  });
  expect(said()).toBe('');
});

test('the error is removed when the layout is saved', async () => {
  form.fields = { layout: { valid: true } };
  await show(true);
  expect(said()).toBe('');
});
