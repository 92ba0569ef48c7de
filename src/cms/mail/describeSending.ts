import type { Payload } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { deliversMail } from '../services/services.ts';

/**
 * Delivery of a letter that was just queued, in words for staff: without a mail server nobody gets it.
 * @param letter such as “The letter to lahcen@example.com”
 */
export function describeSending(payload: Pick<Payload, 'config'>, letter = t('The letter')): string {
  if (deliversMail(payload)) return t('{letter} is on its way.', { letter });
  return t(
    '{letter} is kept here under Mails, and nobody gets it: no mail server is set up. An admin sets one up under Services.',
    { letter },
  );
}
