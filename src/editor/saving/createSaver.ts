import type { Values } from '../../shared/isObject.ts';
import { isSame } from '../../shared/merge/same.ts';
import { eventOfAnswer, FRESH, nextStatus, type SaveEvent, type SaveStatus } from '../journal/status.ts';

/** A validation error of the form, below the layout or of all of it: Payload puts those of a refused save into the form state. */
export interface FormFault {
  path: string;
  message: string;
}

/** The server's response to a save. */
export interface SaveAnswer {
  /** HTTP status; undefined when there was no response. */
  code: number | undefined;
  /** The saved document, on success. */
  doc?: Values | undefined;
  /** Validation errors of a refused save. */
  faults?: readonly FormFault[];
}

export interface SaverOptions {
  /** The form's values as the server has them, by field name. */
  values: Values;
  /** Debounce after the last change, in ms. */
  pause: number;
  /** Sends the changed values, by name. Must not reject. */
  send: (changed: Values) => Promise<SaveAnswer>;
  /** Called on every change of the status. */
  onStatus: (status: SaveStatus) => void;
  /** Called with what was sent and the saved document. */
  onSaved: (sent: Values, doc: Values) => void;
  /** Called with the validation errors of a refused save, if the server named any. */
  onRefused?: (faults: readonly FormFault[]) => void;
  /** The time in ms, such as `Date.now`. */
  now: () => number;
}

/** Autosave of a document's draft: sends changes after a pause, with retries until the server has them. */
export interface Saver {
  /** Records the form's present values. */
  note(values: Values): void;
  /**
   * The form has been saved in another way, such as by publishing, with these values.
   * @param doc the saved document; its values are no change when the form takes them over
   */
  confirm(values: Values, doc?: Values): void;
  /** Another user has saved these values; the form adopts those that are unchanged here. */
  rebase(doc: Values): void;
  /** Something else is saving the form: sends nothing until it has finished. */
  hold(isHeld: boolean): void;
  /** Saves pending changes at once, also when a retry is scheduled for later. */
  flush(): void;
  /** An event of the connection or of the device. */
  tell(event: SaveEvent): void;
  stop(): void;
}

/** Autosave: sends changed values as a draft, one request at a time, and retries until the server has them. */
export function createSaver({ now, onRefused, onSaved, onStatus, pause, send, values }: SaverOptions): Saver {
  let status = FRESH;
  let confirmed = values;
  /** The document as the server has it, which normalizes some values differently from the form. */
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
    if (Object.keys(changed).length === 0) {
      // What failed to be saved has been undone since.
      if (status.phase !== 'saved') settle();
      return;
    }
    isSending = true;
    tell({ type: 'saveStarted' });
    const { code, doc, faults = [] } = await send(changed);
    isSending = false;
    if (isStopped) return;
    const event = eventOfAnswer(code, now());
    if (event.type === 'saved') {
      confirmed = { ...confirmed, ...changed };
      stored = doc ?? {};
    }
    tell(event);
    if (event.type === 'refused' && faults.length > 0) onRefused?.(faults);
    if (event.type === 'saved' && doc) onSaved(changed, doc);
    if (event.type === 'failed') return;
    if (hasChanges() && (event.type === 'saved' || status.hasChanged)) schedule(pause);
    // Changed while it was being saved, and changed back: nothing else would end that status.
    else if (status.hasChanged) settle();
  }

  /** Nothing is left to save, after a save by any sender. */
  function settle(): void {
    clearTimeout(timer);
    status = nextStatus(nextStatus(status, { type: 'saveStarted' }), { type: 'saved' });
    onStatus(status);
  }

  function hasChanges(): boolean {
    return Object.keys(unsaved(latest)).length > 0;
  }

  /** Values that differ both from what was sent and from the saved document. */
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
      // A scheduled retry keeps its time: more typing must not postpone it for ever.
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

/** The changed values, by name, without the server's own fields. */
function changesSince(before: Values, after: Values): Values {
  if (before === after) return {};
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !SERVERS.has(name) && !isSame(before[name], value)),
  );
}

const SERVERS = new Set(['id', 'updatedAt', 'createdAt', '_status']);
