import type { PayloadHandler } from 'payload';
import { mayWrite } from '../access/roles.ts';
import { answerRefusals, Refusal } from '../endpoints/editorsOnly.ts';

/** A handler for those who write; a `Refusal` that it throws is the answer. */
export function writersOnly(handle: PayloadHandler): PayloadHandler {
  return answerRefusals(async (req) => {
    if (!mayWrite(req)) throw new Refusal(403, 'Authors and editors translate. Ask an admin if you should, too.');
    return handle(req);
  });
}
