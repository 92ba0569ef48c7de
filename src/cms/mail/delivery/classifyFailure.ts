import { inEnglish } from '../../../shared/studioWords/tSaid.ts';
import { headerText } from '../header/headerText.ts';
import { MAIL_REASONS, TRIED_LONG } from '../mailReasons.ts';

const A_MINUTE_MS = 60_000;
const MAX_WAIT_MS = 6 * 60 * A_MINUTE_MS;
/** A mail is given up after this time. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * A_MINUTE_MS;
/** Maximum length of the server's answer that is kept, in characters. */
const MAX_ANSWER_LENGTH = 400;

/** Verdict on a mail that could not be sent: retry at a time, or give it up. */
export interface Failure {
  /** The reason, in words for the operator, with the server's answer. */
  words: string;
  /** Time of the next retry, in ms; undefined when there is none. */
  next: number | undefined;
  /** Whether the server is at fault rather than this mail, so that other mails would fail too. */
  isServers: boolean;
}

/** Error of nodemailer. */
interface MailError {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Mail retry with exponential backoff: classifies a failure as permanent or temporary. A recipient or a text that the server refuses (5xx, RFC 5321, section 4.2.1) is permanent; a
 * server that is unreachable or busy, a wrong password or sender of ours are temporary: retried after 2, 4, 8 minutes and so on, at most 6 hours
 * apart, for 3 days.
 * @param attempts number of attempts, this one included
 * @param written when the mail was written, in ms
 */
export function classifyFailure(error: unknown, attempts: number, written: number, now: number): Failure {
  const fault = (error ?? {}) as MailError;
  const words = explain(fault);
  const isMails = isOfThisMail(fault);
  if (isMails && isFinal(fault)) return { words, next: undefined, isServers: false };
  const next = now + Math.min(2 ** Math.min(attempts, 20) * A_MINUTE_MS, MAX_WAIT_MS);
  const isOver = next - written > GIVEN_UP_AFTER_MS;
  return {
    words: isOver ? `${words} ${TRIED_LONG}` : words,
    next: isOver ? undefined : next,
    isServers: !isMails,
  };
}

/** Whether it is about the recipient or the text; the sender's address is ours. */
function isOfThisMail({ code, command }: MailError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}

/** Refused permanently by the server, or by its client, which gives no response code. */
function isFinal({ command, responseCode }: MailError): boolean {
  return responseCode === undefined ? command === 'API' : responseCode >= 500;
}

function explain(fault: MailError): string {
  const { code, command, responseCode = 0 } = fault;
  const reply = headerText(fault.response || fault.message || 'no reason given', MAX_ANSWER_LENGTH);
  if (command === 'RCPT TO' && responseCode >= 500) return inEnglish(MAIL_REASONS.recipient, { reply });
  if (command === 'MAIL FROM') return inEnglish(MAIL_REASONS.sender, { reply });
  if (isOfThisMail(fault) && isFinal(fault)) return inEnglish(MAIL_REASONS.mail, { reply });
  if (responseCode >= 400 && responseCode < 500) return inEnglish(MAIL_REASONS.forNow, { reply });
  return inEnglish(code === 'EAUTH' ? MAIL_REASONS.signIn : MAIL_REASONS.unreachable, { reply });
}
