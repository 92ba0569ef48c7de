import { tCount } from '../../../shared/studioWords/t.ts';

/** Counts of mails in trouble. */
export interface TroubledMails {
  /** Failed for good. */
  failed: number;
  /** Refused by the mail server for now; retried. */
  held: number;
  /** Not sent within a day: over the limit of mails to unverified addresses. */
  heldBack: number;
}

/** Dashboard note about failed, deferred or held back mails; nothing when all is well. */
export function MailNote({ failed, held, heldBack }: TroubledMails) {
  if (!failed && !held && !heldBack) return null;
  return (
    <p className="rihla-welcome__note" role="status">
      {failed > 0 && (
        <a href="/admin/collections/mails?where[or][0][and][0][state][equals]=failed">
          {tCount('One mail could not be sent.', '{count} mails could not be sent.', failed)}
        </a>
      )}
      {failed > 0 && held > 0 && ' '}
      {held > 0 && (
        <a href="/admin/collections/mails?where[or][0][and][0][state][equals]=waiting">
          {tCount(
            'One mail was not taken yet and is tried again.',
            '{count} mails were not taken yet and are tried again.',
            held,
          )}
        </a>
      )}
      {(failed > 0 || held > 0) && heldBack > 0 && ' '}
      {heldBack > 0 &&
        tCount(
          'One mail to visitors held back within a day: somebody types in too many addresses. What was sent in is in the studio.',
          '{count} mails to visitors held back within a day: somebody types in too many addresses. What was sent in is in the studio.',
          heldBack,
        )}
    </p>
  );
}
