import { APIError } from 'payload';

/** A mail that cannot be queued or sent again, with the reason in words; an endpoint that does not catch it answers 400. */
export class MailFault extends APIError {
  constructor(message: string) {
    super(message, 400, null, true);
  }
}

/** A mail over the site's hourly budget, whose sender retries (`Stranger.waits`). */
export class MailDeferred extends Error {
  constructor() {
    super('It waits: the mails of this hour to addresses that nobody has proven are used up.');
  }
}
