// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Values } from '../../shared/isObject.ts';

const { form, journal } = vi.hoisted(() => ({
  form: { fields: {} as Record<string, { value: unknown }>, id: undefined as number | undefined },
  journal: { found: undefined, keep: vi.fn(), forget: vi.fn(), take: vi.fn(), discard: vi.fn() },
}));
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useAuth: () => ({ user: { id: 1 } }),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({
    collectionSlug: 'destinations',
    id: form.id,
    initialData: { title: '' },
    setData: () => undefined,
  }),
  useForm: () => ({ setModified: () => undefined }),
  useLocale: () => ({ code: 'en' }),
}));
vi.mock('./useFieldsJournal.ts', () => ({ useFieldsJournal: () => journal }));
vi.mock('./useFormWriter.ts', () => ({ useFormWriter: () => async () => undefined }));
vi.mock('./usePresence.ts', () => ({ usePresence: () => [] }));

const { DocumentSession } = await import('./DocumentSession.tsx');
const { openDocument, tellDocument } = await import('./openDocuments.ts');

let root = createRoot(document.createElement('div'));
const show = (fields: Values) =>
  act(() => {
    form.fields = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
    root.render(<DocumentSession />);
  });
const save = (name: string, saved: Values) =>
  act(() => tellDocument(openDocument(name), { type: 'saved', document: saved, isAutomatic: false }));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  form.id = undefined;
  root = createRoot(document.createElement('div'));
});

test('a new document that was created leaves no unsaved fields for the next new one', async () => {
  await show({ title: 'Skye' });
  expect(journal.keep).toHaveBeenLastCalledWith({ title: 'Skye' }, undefined);
  await save('destinations/', { title: 'Skye', slug: 'skye', createdAt: '2026-11-28T10:00:00Z' });
  expect(journal.forget).toHaveBeenCalledTimes(1);
  journal.keep.mockClear();
  // The server's answer arrives in the form a moment later.
  await show({ title: 'Skye', slug: 'skye', path: '/destination/skye/' });
  expect(journal.keep).not.toHaveBeenCalled();
});

test('fields that change after a stored document was saved are kept', async () => {
  form.id = 7;
  await show({ title: 'Skye' });
  await save('destinations/7', { title: 'Skye', createdAt: '2026-11-28T10:00:00Z' });
  expect(journal.forget).not.toHaveBeenCalled();
  await show({ title: 'The Isle of Skye' });
  expect(journal.keep).toHaveBeenLastCalledWith({ title: 'The Isle of Skye' }, undefined);
});
