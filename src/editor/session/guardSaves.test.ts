import { expect, it, vi } from 'vitest';
import { guardSaves } from './guardSaves.ts';
import { beginDocument, endDocument, openDocument, type SessionEvent } from './openDocuments.ts';

const ORIGIN = 'https://example.com';

function build(...answers: (Response | Promise<Response>)[]) {
  const events: SessionEvent['type'][] = [];
  const document = openDocument('pages/7');
  beginDocument(document, 'v1');
  document.listeners.clear();
  document.listeners.add(({ type }) => events.push(type));
  const send = vi.fn<typeof fetch>(async () => (await answers.shift()) ?? new Response());
  const save = () => guardSaves(send, '/api', ORIGIN)('/api/pages/7?draft=true', { method: 'PATCH', body: '{}' });
  const versions = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('if-match'));
  return { document, events, save, send, versions };
}

const saved = (updatedAt: string) => Response.json({ doc: { id: 7, updatedAt } });

it('sends every save with the form’s version, and then uses the saved one', async () => {
  const { events, save, versions } = build(saved('v2'), saved('v3'));
  await save();
  await save();
  expect(versions()).toEqual(['"v1"', '"v2"']);
  expect(events).toEqual(['saved', 'saved']);
});

it('queues a save behind one in flight', async () => {
  const first = Promise.withResolvers<Response>();
  const { save, versions } = build(first.promise, saved('v3'));
  const both = [save(), save()];
  await Promise.resolve();
  first.resolve(saved('v2'));
  await Promise.all(both);
  expect(versions()).toEqual(['"v1"', '"v2"']);
});

it('a queued save keeps its version when another user’s was merged into the form meanwhile', async () => {
  const first = Promise.withResolvers<Response>();
  const { document, events, save, versions } = build(first.promise, new Response('', { status: 412 }));
  const both = [save(), save()];
  document.rebases += 1;
  document.version = 'theirs';
  first.resolve(new Response('', { status: 412 }));
  await Promise.all(both);
  expect(versions()[1]).toBe('"v1"');
  expect(events).toEqual(['stale', 'stale']);
});

it('sends deletions and restores with the version too; reports why a restore failed', async () => {
  const why = { errors: [{ message: 'Somebody has saved this document' }] };
  const { document, events, send, versions } = build(
    Response.json({ doc: { id: 7 } }),
    Response.json(why, { status: 412 }),
  );
  const told = vi.fn();
  const guarded = guardSaves(send, '/api', ORIGIN, () => 'pages/7', told);
  await guarded('/api/pages/7', { method: 'delete' });
  await guarded('/api/pages/versions/3?draft=false', { method: 'post' });
  expect(versions()).toEqual(['"v1"', '"v1"']);
  expect([document.version, events]).toEqual(['v1', []]);
  expect(told).toHaveBeenCalledWith('Somebody has saved this document');
});

it('sends saves from elsewhere without a version once the form is closed', async () => {
  vi.useFakeTimers();
  const { document, save, versions } = build(saved('v2'), saved('v3'));
  const last = save();
  endDocument(document);
  await last;
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await save();
  expect(versions()).toEqual(['"v1"', null]);
});

it('leaves other requests unchanged', async () => {
  const { send } = build();
  const guarded = guardSaves(send, '/api', ORIGIN);
  for (const path of ['/api/pages/8', '/api/pages/7/versions', '/elsewhere/pages/7'])
    await guarded(path, { method: 'PATCH' });
  await guarded('/api/pages/7');
  expect(send.mock.calls.every(([, init]) => !new Headers(init?.headers).has('if-match'))).toBe(true);
});

it('a save of an earlier form does not affect the open one', async () => {
  const answer = Promise.withResolvers<Response>();
  const { document, events, save } = build(answer.promise);
  const saving = save();
  beginDocument(document, 'v0');
  answer.resolve(saved('v2'));
  await saving;
  expect([document.version, events]).toEqual(['v0', []]);
});
