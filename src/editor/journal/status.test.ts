import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeStatus,
  eventOfAnswer,
  type Failure,
  FRESH,
  isUnsaved,
  nextStatus,
  type SaveEvent,
  type SaveStatus,
} from './status.ts';

const changed: SaveEvent = { type: 'changed' };
const saveStarted: SaveEvent = { type: 'saveStarted' };
const saved: SaveEvent = { type: 'saved' };
const refused: SaveEvent = { type: 'refused' };
const offline: SaveEvent = { type: 'offline' };
const online = (at = 0): SaveEvent => ({ type: 'online', at });
const failed = (reason: Failure, at = 0): SaveEvent => ({
  type: 'failed',
  reason,
  at,
});
const notKept: SaveEvent = { type: 'kept', isKept: false };

const statusAfter = (...events: SaveEvent[]): SaveStatus => events.reduce(nextStatus, FRESH);
const words = (...events: SaveEvent[]): string => describeStatus(statusAfter(...events), 0);

describe('the status line', () => {
  it.each<[string, SaveEvent[], string]>([
    ['nothing has been done', [], 'All changes saved'],
    ['something has changed', [changed], 'Not saved yet: kept on this device'],
    ['a save has begun', [changed, saveStarted], 'Saving…'],
    ['it went well', [changed, saveStarted, saved], 'All changes saved'],
    ['something changed while it was saved', [changed, saveStarted, changed], 'Saving…'],
    ['that save went well', [changed, saveStarted, changed, saved], 'Not saved yet: kept on this device'],
    ['the next one did too', [changed, saveStarted, changed, saved, saveStarted, saved], 'All changes saved'],
    [
      'the server found faults',
      [changed, saveStarted, refused],
      'Not saved, something has to be put right: kept on this device',
    ],
    ['they are being put right', [changed, saveStarted, refused, changed], 'Not saved yet: kept on this device'],
    [
      'that began before they were told',
      [changed, saveStarted, changed, refused],
      'Not saved yet: kept on this device',
    ],
    [
      'nothing got through',
      [changed, saveStarted, failed('network')],
      'No connection: kept on this device, next attempt in 2 s',
    ],
    [
      'nothing did again',
      [changed, saveStarted, failed('network'), saveStarted, failed('network')],
      'No connection: kept on this device, next attempt in 4 s',
    ],
    [
      'more was typed meanwhile',
      [changed, saveStarted, failed('network'), changed],
      'No connection: kept on this device, next attempt in 2 s',
    ],
    [
      'the server failed',
      [changed, saveStarted, failed('server')],
      'The server could not save: kept on this device, next attempt in 2 s',
    ],
    [
      'the device is known to be offline',
      [changed, saveStarted, failed('network'), offline],
      'No connection: kept on this device',
    ],
    ['it was before anything changed', [offline], 'All changes saved'],
    ['something was changed there', [offline, changed], 'No connection: kept on this device'],
    ['it went offline with changes', [changed, offline], 'No connection: kept on this device'],
    ['it is online again', [changed, offline, online()], 'No connection: kept on this device, trying again'],
    ['it went through then', [changed, offline, online(), saveStarted, saved], 'All changes saved'],
    [
      'nobody is signed in',
      [changed, saveStarted, failed('signedOut')],
      'You were signed out: sign in again in another tab; nothing is lost',
    ],
    [
      'more was typed then',
      [changed, saveStarted, failed('signedOut'), changed],
      'You were signed out: sign in again in another tab; nothing is lost',
    ],
    ['somebody is again', [changed, saveStarted, failed('signedOut'), saveStarted, saved], 'All changes saved'],
    [
      'somebody else saved',
      [changed, saveStarted, failed('conflict')],
      'Someone else has saved this document: yours is kept on this device',
    ],
    [
      'more was typed after it',
      [changed, saveStarted, failed('conflict'), changed],
      'Someone else has saved this document: yours is kept on this device',
    ],
    [
      'somebody has deleted the document',
      [changed, saveStarted, failed('gone'), changed],
      'This document was deleted: what is in this window is kept on this device',
    ],
    ['the device keeps nothing', [changed, notKept], 'Not saved yet: keep this window open'],
    [
      'it keeps nothing and there is no connection',
      [changed, notKept, offline],
      'No connection: keep this window open',
    ],
    [
      'it keeps nothing and nobody is signed in',
      [notKept, changed, failed('signedOut')],
      'You were signed out: sign in again in another tab; keep this window open',
    ],
    [
      'it keeps nothing and somebody else saved',
      [notKept, changed, failed('conflict')],
      'Someone else has saved this document: yours is not kept yet, keep this window open',
    ],
    ['it keeps things again', [changed, notKept, { type: 'kept', isKept: true }], 'Not saved yet: kept on this device'],
  ])('when %s', (_, events, line) => {
    expect(words(...events)).toBe(line);
  });

  it('counts down to the next attempt', () => {
    const status = statusAfter(changed, saveStarted, failed('network', 10_000));
    expect(describeStatus(status, 10_500)).toBe('No connection: kept on this device, next attempt in 2 s');
    expect(describeStatus(status, 11_001)).toBe('No connection: kept on this device, next attempt in 1 s');
    expect(describeStatus(status, 12_000)).toBe('No connection: kept on this device, trying again');
  });
});

describe('retrying a save', () => {
  const retries = (reason: 'network' | 'server', count: number) =>
    Array.from({ length: count }).reduce<SaveStatus>(
      (status) => nextStatus(nextStatus(status, saveStarted), failed(reason)),
      statusAfter(changed),
    ).retryAt;

  it('backs off, at most to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((count) => retries('network', count))).toEqual([
      2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000,
    ]);
  });

  it('resets the backoff after a successful save', () => {
    const status = [
      failed('network'),
      saveStarted,
      failed('network'),
      saveStarted,
      saved,
      changed,
      saveStarted,
      failed('network'),
    ];
    expect(statusAfter(changed, saveStarted, ...status).retryAt).toBe(2000);
  });

  it('retries at once when the device is online again, and not while it is offline', () => {
    const gone = statusAfter(changed, saveStarted, failed('network'), offline);
    expect(gone.retryAt).toBeUndefined();
    expect(nextStatus(gone, online(70)).retryAt).toBe(70);
    expect(nextStatus(statusAfter(offline, changed, saveStarted), failed('network')).retryAt).toBeUndefined();
  });

  it('polls for a new session, and does not retry after a conflict', () => {
    expect(statusAfter(changed, failed('signedOut', 500)).retryAt).toBe(10_500);
    expect(statusAfter(changed, failed('conflict')).retryAt).toBeUndefined();
    expect(statusAfter(changed, saveStarted, refused).retryAt).toBeUndefined();
  });
});

it('never reports “saved” with unsaved changes (property test)', () => {
  const event = fc.oneof(
    fc.constantFrom(changed, saveStarted, saved, refused, offline, online(), notKept),
    fc.constantFrom<Failure>('network', 'server', 'signedOut', 'conflict', 'gone').map((reason) => failed(reason)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let hasChanged = false;
      let isDirty = false;
      for (const { type } of events) {
        if (type === 'saved') isDirty = hasChanged;
        if (type === 'saveStarted') hasChanged = false;
        if (type === 'changed') [hasChanged, isDirty] = [true, true];
      }
      const status = statusAfter(...events);
      if (isDirty) expect(isUnsaved(status)).toBe(true);
      expect(isUnsaved(status)).toBe(describeStatus(status, 0) !== 'All changes saved');
    }),
  );
});

it("maps the server's response to an event", () => {
  expect([200, 201, 400, 422, 413].map((code) => eventOfAnswer(code, 0).type)).toEqual([
    'saved',
    'saved',
    'refused',
    'refused',
    'refused',
  ]);
  expect([undefined, 401, 403, 409, 429, 500, 503].map((code) => eventOfAnswer(code, 7))).toEqual([
    failed('network', 7),
    failed('signedOut', 7),
    failed('signedOut', 7),
    failed('conflict', 7),
    failed('server', 7),
    failed('server', 7),
    failed('server', 7),
  ]);
});

it('the status keeps its identity while typing', () => {
  const status = statusAfter(changed);
  expect(nextStatus(status, changed)).toBe(status);
});
