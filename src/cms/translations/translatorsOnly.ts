import type { PayloadHandler, PayloadRequest } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { answerRefusals, Refusal } from '../endpoints/editorsOnly.ts';
import { mayTranslate } from './translators.ts';

/** A handler for those who translate; a `Refusal` that it throws is the answer. */
export function translatorsOnly(handle: PayloadHandler): PayloadHandler {
  return answerRefusals(async (req) => {
    if (!mayTranslate(req))
      throw new Refusal(403, t('Translators, authors and editors translate. Ask an admin if you should, too.'));
    return handle(req);
  });
}

/** @throws Refusal for a language that the sender does not translate into */
export function demandLanguage(req: Pick<PayloadRequest, 'user'>, locale: string): void {
  if (!mayTranslate(req, locale))
    throw new Refusal(403, t('Your account does not translate into this language. Ask an admin if it should.'));
}
