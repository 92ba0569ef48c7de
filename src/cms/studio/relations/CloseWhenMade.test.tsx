// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ id: undefined as number | undefined, drawerSlug: 'made', closeModal: vi.fn() }));
vi.mock('@payloadcms/ui', () => ({
  useDocumentDrawerContext: () => ({ drawerSlug: state.drawerSlug }),
  useDocumentInfo: () => ({ id: state.id }),
  useModal: () => ({ closeModal: state.closeModal }),
}));

const { CloseWhenMade } = await import('./CloseWhenMade.tsx');

/** Mounts the form of a drawer, as is done anew after a new entry is saved. */
async function open(id: number | undefined, drawerSlug: string): Promise<void> {
  Object.assign(state, { id, drawerSlug });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<CloseWhenMade />));
  await act(async () => root.unmount());
}

test('a drawer closes once what is made in it is saved, and stays open for what was there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await open(undefined, 'made');
  await open(7, 'other');
  await open(7, '');
  expect(state.closeModal).not.toHaveBeenCalled();
  await open(31, 'made');
  expect(state.closeModal.mock.calls).toEqual([['made']]);
  // Opened again to be edited.
  await open(31, 'made');
  expect(state.closeModal).toHaveBeenCalledOnce();
});
