import { msg, t } from '../../shared/studioWords/t.ts';
import { tSaid } from '../../shared/studioWords/tSaid.ts';

/** Reasons for which a mail was not sent, as they are stored, in English; `sayMailFault` has them in the studio's language. */
export const MAIL_REASONS = {
  recipient: msg('The mail server refused the address: “{reply}”'),
  sender: msg('The mail server did not accept the sender’s address, which is set under “E-mail”: “{reply}”'),
  mail: msg('The mail server refused the mail: “{reply}”'),
  forNow: msg('The mail server did not take the mail for now: “{reply}”'),
  signIn: msg(
    'The mail server did not accept the name or the password that are set for it (Services, or SMTP_URL): “{reply}”',
  ),
  unreachable: msg('The mail server could not be reached, or did not answer: “{reply}”'),
};
/** Said after the reason of a mail that was given up. */
export const TRIED_LONG = msg('It was tried for three days.');

/** A stored reason in the studio's language. */
export function sayMailFault(stored: string): string {
  const isOver = stored.endsWith(` ${TRIED_LONG}`);
  const reason = tSaid(isOver ? stored.slice(0, -TRIED_LONG.length - 1) : stored, Object.values(MAIL_REASONS));
  return isOver ? `${reason} ${t(TRIED_LONG)}` : reason;
}
