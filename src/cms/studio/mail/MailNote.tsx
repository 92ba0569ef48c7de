/** Mails in trouble. */
export interface TroubledMails {
  /** Given up. */
  failed: number;
  /** Not taken yet, and tried again. */
  held: number;
}

/** Says that mails could not be sent, or that the mail server takes none just now; nothing when all is well. */
export function MailNote({ failed, held }: TroubledMails) {
  if (!failed && !held) return null;
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
    </p>
  );
}
