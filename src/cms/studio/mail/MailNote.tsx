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
          {failed === 1 ? 'One mail could not be sent.' : `${failed} mails could not be sent.`}
        </a>
      )}
      {failed > 0 && held > 0 && ' '}
      {held > 0 && (
        <a href="/admin/collections/mails?where[or][0][and][0][state][equals]=waiting">
          {held === 1 ? 'One mail was not taken yet and is' : `${held} mails were not taken yet and are`} tried again.
        </a>
      )}
      {(failed > 0 || held > 0) && heldBack > 0 && ' '}
      {heldBack > 0 &&
        `${heldBack === 1 ? 'One mail' : `${heldBack} mails`} to visitors held back within a day: somebody types in too many addresses. What was sent in is in the studio.`}
    </p>
  );
}
