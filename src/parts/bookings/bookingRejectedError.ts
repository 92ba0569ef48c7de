import { APIError } from 'payload';

/** Reason for which a booking cannot be made or changed. */
export type Refusal =
  | 'age'
  | 'alone'
  | 'cancelled'
  | 'closed'
  | 'ended'
  | 'extra'
  | 'full'
  | 'no-price'
  | 'party'
  | 'perAdult'
  | 'refund'
  | 'unit'
  | 'unknown';

/** A refused booking, with a message for the client; nothing has changed. */
export class BookingRejectedError extends APIError {
  readonly reason: Refusal;

  constructor(reason: Refusal, message: string) {
    super(message, 409, undefined, true);
    this.reason = reason;
  }
}
