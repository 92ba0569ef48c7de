import { t } from '../../shared/studioWords/t.ts';

/** Reason for which a save failed. */
export type Failure = 'network' | 'server' | 'signedOut' | 'conflict' | 'gone';

/** Save status of a document (state machine); replaced whole by `nextStatus`. */
export interface SaveStatus {
  /**
   * `refused`: validation errors. `unreachable`: no connection, or the server fails; retried. `conflict`: another user has saved the document
   * since it was opened. `gone`: it was deleted.
   */
  phase: 'saved' | 'unsaved' | 'saving' | 'refused' | 'unreachable' | 'signedOut' | 'conflict' | 'gone';
  /** Whether something has changed since the last save began. */
  hasChanged: boolean;
  /** Whether this device stores unsaved work; it cannot in some private windows, and when it is full. */
  isKept: boolean;
  isOnline: boolean;
  /** Whether the server fails, and not the connection. */
  isServerFault: boolean;
  /** Failed saves in a row. */
  failures: number;
  /** Time of the next retry, in milliseconds; undefined when it waits for something else. */
  retryAt: number | undefined;
}

/** Events of a document; `at` is the time, in milliseconds. */
export type SaveEvent =
  /** `rebased`: the form has merged another user's save, and the remaining changes can be saved. */
  | { type: 'changed' | 'saveStarted' | 'saved' | 'refused' | 'rebased' | 'offline' }
  | { type: 'online'; at: number }
  | { type: 'failed'; reason: Failure; at: number }
  | { type: 'kept'; isKept: boolean };

/** Retry backoff in seconds, by number of failures; the last one for all further ones. */
const PAUSES = [2, 4, 8, 15, 30, 60];
/** Poll interval for a new session after it expired, in seconds. */
const SIGN_IN_PAUSE = 10;

export const FRESH: SaveStatus = {
  phase: 'saved',
  hasChanged: false,
  isKept: true,
  isOnline: true,
  isServerFault: false,
  failures: 0,
  retryAt: undefined,
};

/** State transition: the status after an event. Pure. */
export function nextStatus(status: SaveStatus, event: SaveEvent): SaveStatus {
  switch (event.type) {
    case 'changed':
      return change(status);
    case 'saveStarted':
      return { ...status, phase: 'saving', hasChanged: false, retryAt: undefined };
    case 'saved':
      return settle({ ...status, phase: status.hasChanged ? 'unsaved' : 'saved', failures: 0, isServerFault: false });
    case 'refused':
      return {
        ...status,
        phase: status.hasChanged ? 'unsaved' : 'refused',
        failures: 0,
        isServerFault: false,
        retryAt: undefined,
      };
    case 'rebased':
      return settle({ ...status, phase: 'unsaved', hasChanged: true, failures: 0, retryAt: undefined });
    case 'failed':
      return fail(status, event.reason, event.at);
    case 'offline':
      return settle({ ...status, isOnline: false });
    case 'online':
      return { ...status, isOnline: true, ...(status.phase === 'unreachable' && { retryAt: event.at }) };
    case 'kept':
      return status.isKept === event.isKept ? status : { ...status, isKept: event.isKept };
  }
}

function change(status: SaveStatus): SaveStatus {
  if (status.hasChanged && status.phase !== 'saved' && status.phase !== 'refused') return status;
  const isNew = status.phase === 'saved' || status.phase === 'refused';
  return settle({ ...status, hasChanged: true, phase: isNew ? 'unsaved' : status.phase });
}

/** While offline, unsaved work has no time for a retry. */
function settle(status: SaveStatus): SaveStatus {
  const waits = status.phase === 'unsaved' || status.phase === 'unreachable';
  return waits && !status.isOnline
    ? { ...status, phase: 'unreachable', isServerFault: false, retryAt: undefined }
    : status;
}

function fail(status: SaveStatus, reason: Failure, at: number): SaveStatus {
  const failed = { ...status, isServerFault: reason === 'server' };
  if (reason === 'conflict' || reason === 'gone') return { ...failed, phase: reason, retryAt: undefined };
  if (reason === 'signedOut') return { ...failed, phase: 'signedOut', retryAt: at + SIGN_IN_PAUSE * 1000 };
  const pause = PAUSES[Math.min(status.failures, PAUSES.length - 1)] ?? 0;
  return settle({ ...failed, phase: 'unreachable', failures: status.failures + 1, retryAt: at + pause * 1000 });
}

/**
 * Maps a response of the server to an event.
 * @param code its status code; undefined when there was no response
 */
export function eventOfAnswer(code: number | undefined, at: number): SaveEvent {
  if (code === undefined) return { type: 'failed', reason: 'network', at };
  if (code < 300) return { type: 'saved' };
  if (code === 401 || code === 403) return { type: 'failed', reason: 'signedOut', at };
  if (code === 404) return { type: 'failed', reason: 'gone', at };
  if (code === 409 || code === 412) return { type: 'failed', reason: 'conflict', at };
  if (code >= 500 || code === 408 || code === 429) return { type: 'failed', reason: 'server', at };
  return { type: 'refused' };
}

/** Whether closing the window now would lose work, or leave it on this device only. */
export function isUnsaved({ phase }: SaveStatus): boolean {
  return phase !== 'saved';
}

/** The status as text, such as `Not saved yet: kept on this device`. Never says more than is known. */
export function describeStatus(status: SaveStatus, now: number): string {
  const { isKept, isServerFault } = status;
  switch (status.phase) {
    case 'saved':
      return t('All changes saved');
    case 'saving':
      return t('Saving…');
    case 'unsaved':
      return t(isKept ? 'Not saved yet: kept on this device' : 'Not saved yet: keep this window open');
    case 'refused':
      return isKept
        ? t('Not saved, something has to be put right: kept on this device')
        : t('Not saved, something has to be put right: keep this window open');
    case 'unreachable':
      return withNextAttempt(isServerFault ? sayServerFault(isKept) : sayOffline(isKept), status, now);
    case 'signedOut':
      return isKept
        ? t('You were signed out: sign in again in another tab; nothing is lost')
        : t('You were signed out: sign in again in another tab; keep this window open');
    case 'gone':
      return isKept
        ? t('This document was deleted: what is in this window is kept on this device')
        : t('This document was deleted: what is in this window is not kept, keep this window open');
    case 'conflict':
      return isKept
        ? t('Someone else has saved this document: yours is kept on this device')
        : t('Someone else has saved this document: yours is not kept yet, keep this window open');
  }
}

function sayServerFault(isKept: boolean): string {
  return t(
    isKept ? 'The server could not save: kept on this device' : 'The server could not save: keep this window open',
  );
}

function sayOffline(isKept: boolean): string {
  return t(isKept ? 'No connection: kept on this device' : 'No connection: keep this window open');
}

function withNextAttempt(said: string, { retryAt }: SaveStatus, now: number): string {
  if (retryAt === undefined) return said;
  const seconds = Math.ceil((retryAt - now) / 1000);
  return seconds > 0
    ? t('{status}, next attempt in {seconds} s', { status: said, seconds })
    : t('{status}, trying again', { status: said });
}
