import { APIError } from 'payload';

/** A mail that cannot be queued or sent again, with the reason in words; 400 where an endpoint lets it pass. */
export class MailFault extends APIError {
  constructor(message: string) {
    super(message, 400, null, true);
  }
}
