import { expect, test, vi } from 'vitest';
import type { SendRefresh } from '../../../browser/editMode.ts';
import { createEditedDocument } from './createEditedDocument.ts';

const DOCUMENT = { kind: 'collection', slug: 'pages', id: '7' } as const;
const { signal } = new AbortController();
const listing = { id: 'ab-12', blockType: 'listing', pageSize: 3 };
const data = { layout: [{ id: 'box', blockType: 'container', blocks: [{ id: 'x', blockType: 'heading' }, listing] }] };

/** Records requests, each answered manually. */
function record() {
  const sent: { headers: unknown; more: unknown; answer(): void }[] = [];
  const send = vi.fn<SendRefresh>(
    (headers, more) =>
      new Promise((resolve) => {
        sent.push({ headers, more, answer: () => resolve(new Response(`${sent.length}`)) });
      }),
  );
  return { sent, send };
}

test('sends the listing’s settings from the form, at any depth, with the document around it', async () => {
  const edited = createEditedDocument();
  edited.change(DOCUMENT, data);
  edited.draw({ nonce: 'proof', state: 'one' });
  const { send, sent } = record();
  const response = edited.refresh('ab12', send, signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    headers: { 'x-wp-nonce': 'proof' },
    more: { is_edit_mode: true, widget_model: listing, preview: { ...DOCUMENT, state: 'one' } },
  });
  sent[0]?.answer();
  expect((await response).ok).toBe(true);
});

test('retries when the settings change before the response arrives', async () => {
  const edited = createEditedDocument();
  edited.change(DOCUMENT, data);
  edited.draw({ nonce: 'proof', state: 'one' });
  const { send, sent } = record();
  const response = edited.refresh('ab12', send, signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  edited.change(DOCUMENT, { layout: [{ ...listing, pageSize: 9 }] });
  sent[0]?.answer();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.more).toMatchObject({ widget_model: { pageSize: 9 } });
  sent[1]?.answer();
  expect(await (await response).text()).toBe('2');
});

test('waits for the page to be rendered, until it is aborted', async () => {
  const edited = createEditedDocument();
  const { send, sent } = record();
  const response = edited.refresh('ab12', send, signal);
  edited.change(DOCUMENT, data);
  await Promise.resolve();
  expect(sent).toEqual([]);
  edited.draw({ nonce: 'proof', state: 'one' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  expect((await response).ok).toBe(true);

  const giving = new AbortController();
  const given = createEditedDocument().refresh('ab12', send, giving.signal);
  giving.abort();
  await expect(given).rejects.toThrow('aborted');
});

test('fails without a nonce, rather than showing the saved document', async () => {
  const edited = createEditedDocument();
  const { send } = record();
  edited.change(DOCUMENT, data);
  edited.draw({ nonce: null, state: null });
  expect((await edited.refresh('ab12', send, signal)).ok).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
