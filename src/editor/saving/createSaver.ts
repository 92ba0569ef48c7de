import type { Values } from '../../shared/isObject.ts';
import { isSame } from '../../shared/merge/same.ts';
import { eventOfAnswer, FRESH, nextStatus, type SaveEvent, type SaveStatus } from '../journal/status.ts';

/** What the server says to a save. */
export interface SaveAnswer {
  /** Its status code; undefined when it did not answer. */
  code: number | undefined;
  /** The document as it is saved, when it is. */
  doc?: Values | undefined;
}

export interface SaverOptions {
  /** The values of the form as the server has them, by the names of its fields. */
  values: Values;
  /** Pause after the last change before it is saved, in ms. */
  pause: number;
  /** Sends what has changed, by name. Must not reject. */
  send: (changed: Values) => Promise<SaveAnswer>;
  /** Told of everything that changes about how things stand. */
  onStatus: (status: SaveStatus) => void;
  /** Told what was sent and what the server has made of it. */
  onSaved: (sent: Values, doc: Values) => void;
  /** The time in ms, such as `Date.now`. */
  now: () => number;
}

/** Saves the draft of a document by itself: what has changed, after a pause, again and again until the server has it. */
export interface Saver {
  /** Takes note of the form's values as they are now. */
  note(values: Values): void;
  /**
   * The form has been saved in another way, such as by publishing it, with these values.
   * @param doc what the server has made of them: no change when the form takes it over
   */
  confirm(values: Values, doc?: Values): void;
  /** The server has these values, by somebody else; the form takes over what nobody has changed here. */
  rebase(doc: Values): void;
  /** Something else is saving the form: nothing is sent until it has finished. */
  hold(isHeld: boolean): void;
  /** Saves at once what is not saved yet, also when the next attempt would be later. */
  flush(): void;
  /** Something has happened to the connection or to the device. */
  tell(event: SaveEvent): void;
  stop(): void;
}

export function createSaver({ now, onSaved, onStatus, pause, send, values }: SaverOptions): Saver {
  let status = FRESH;
  let confirmed = values;
  /** The document as the server has it, which writes some values in another way than the form. */
  let stored: Values = {};
  let latest = values;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isHeld = false;
  let isStopped = false;

  function tell(event: SaveEvent): void {
    const next = nextStatus(status, event);
    if (next === status) return;
    status = next;
    onStatus(status);
    if (status.retryAt !== undefined) schedule(status.retryAt - now());
  }

  function schedule(after: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(save, Math.max(0, after));
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || isHeld || isStopped) return;
    const sent = latest;
    const changed = unsaved(sent);
    if (Object.keys(changed).length === 0) return;
    isSending = true;
    tell({ type: 'saveStarted' });
    const { code, doc } = await send(changed);
    isSending = false;
    if (isStopped) return;
    const event = eventOfAnswer(code, now());
    if (event.type === 'saved') {
      confirmed = { ...confirmed, ...changed };
      stored = doc ?? {};
    }
    tell(event);
    if (event.type === 'saved' && doc) onSaved(changed, doc);
    if (event.type === 'saved' && hasChanges()) schedule(pause);
  }

  /** Nothing is left to be saved, whatever has been saved by whom. */
  function settle(): void {
    clearTimeout(timer);
    status = nextStatus(nextStatus(status, { type: 'saveStarted' }), { type: 'saved' });
    onStatus(status);
  }

  function hasChanges(): boolean {
    return Object.keys(unsaved(latest)).length > 0;
  }

  /** What differs both from what was sent and from what the server has made of it. */
  function unsaved(current: Values): Values {
    return Object.fromEntries(
      Object.entries(changesSince(confirmed, current)).filter(
        ([name, value]) => !(name in stored) || !isSame(stored[name], value),
      ),
    );
  }

  return {
    note(current) {
      const isSame = Object.keys(changesSince(latest, current)).length === 0;
      latest = current;
      if (isSame) return;
      if (!hasChanges() && !isSending) {
        return settle();
      }
      tell({ type: 'changed' });
      // A save that is to be tried again keeps its time: more typing must not put it off for ever.
      if (status.retryAt === undefined && !isSending) schedule(pause);
    },
    confirm(current, doc = {}) {
      confirmed = current;
      stored = doc;
      if (hasChanges()) return schedule(pause);
      settle();
    },
    rebase(doc) {
      confirmed = { ...confirmed, ...doc };
      stored = doc;
      if (!hasChanges()) return settle();
      tell({ type: 'rebased' });
      schedule(pause);
    },
    hold(held) {
      isHeld = held;
      if (!held && hasChanges()) schedule(pause);
    },
    flush() {
      void save();
    },
    tell,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The values that differ, by name. What the server alone sets is no change. */
function changesSince(before: Values, after: Values): Values {
  if (before === after) return {};
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !SERVERS.has(name) && !isSame(before[name], value)),
  );
}

const SERVERS = new Set(['id', 'updatedAt', 'createdAt', '_status']);
