import { STATUSES, type Status } from '../../../forms/words.ts';

/** What may follow what. Nothing becomes new again; what was decided can be opened once more. */
const FOLLOWERS: Readonly<Record<Status, readonly Status[]>> = {
  new: ['open', 'answered', 'won', 'lost'],
  open: ['answered', 'won', 'lost'],
  answered: ['open', 'won', 'lost'],
  won: ['open', 'lost'],
  lost: ['open', 'won'],
};

/** Whether a value is a status. */
export function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && Object.hasOwn(STATUSES, value);
}

/** The statuses that may follow one. */
export function followersOf(status: Status): readonly Status[] {
  return FOLLOWERS[status];
}

/** Whether one status may follow another. */
export function mayFollow(from: Status, to: Status): boolean {
  return FOLLOWERS[from].includes(to);
}

/** The status after an answer: whoever is still waiting has been answered; what was decided stays so. */
export function statusAfterAnswer(status: Status): Status {
  return isWaiting(status) ? 'answered' : status;
}

/** The status once somebody has taken it on. */
export function statusOnceOwned(status: Status): Status {
  return status === 'new' ? 'open' : status;
}

/** Whether the traveller waits for an answer, so that the clock runs. */
export function isWaiting(status: Status): boolean {
  return status === 'new' || status === 'open';
}
