import { STATUSES, type Status } from '../../../forms/words.ts';

/** Allowed transitions between statuses. None returns to new; closed ones can be reopened. */
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

/** The statuses allowed after one. */
export function followersOf(status: Status): readonly Status[] {
  return FOLLOWERS[status];
}

/** Whether a transition is allowed. */
export function mayFollow(from: Status, to: Status): boolean {
  return FOLLOWERS[from].includes(to);
}

/** Status after an answer: waiting ones become answered; closed ones stay closed. */
export function statusAfterAnswer(status: Status): Status {
  return isWaiting(status) ? 'answered' : status;
}

/** Status after an owner was set. */
export function statusOnceOwned(status: Status): Status {
  return status === 'new' ? 'open' : status;
}

/** Whether the traveller waits for an answer, so that the answer clock runs. */
export function isWaiting(status: Status): boolean {
  return status === 'new' || status === 'open';
}
