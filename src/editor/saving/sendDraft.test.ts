import { afterEach, expect, test, vi } from 'vitest';
import { sendDraft } from './sendDraft.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  return sendDraft('/api/pages/1', { title: 'Dunes' });
}

test('a refusal comes with the errors of its fields', async () => {
  const errors = [{ path: 'layout', message: 'Too many blocks.', label: 'Layout' }];
  const body = { errors: [{ name: 'ValidationError', message: 'The following field is invalid', data: { errors } }] };
  expect(await answer(400, body)).toEqual({
    code: 400,
    doc: undefined,
    faults: [{ path: 'layout', message: 'Too many blocks.' }],
  });
  expect((await answer(500, { errors: [{ message: 'Something went wrong.' }] })).faults).toEqual([]);
});

test('without an answer there is no code', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendDraft('/api/pages/1', {})).toEqual({ code: undefined });
});
