import { headerText } from './headerText.ts';

const A_MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * A_MINUTE_MS;
/** From then on nobody waits for the mail any more. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * A_MINUTE_MS;
/** Of what a server says, in characters. */
const LONGEST_ANSWER = 400;

/** What is to be done about a mail that was not taken. */
export interface Failure {
  /** Why, in the words of somebody who runs the site, with the server's own. */
  words: string;
  /** When it is tried next, in ms; undefined when it is not. */
  next: number | undefined;
  /** Whether the fault is not this mail's: the next would have no more luck. */
  isServers: boolean;
}

/** What nodemailer tells of a failure. */
interface MailError {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Judges why a mail was not taken. A recipient or a text that the server refuses (5xx, RFC 5321, section 4.2.1) will not be better tomorrow; a
 * server that is away or busy, a wrong password or sender of ours may: those are tried again after 2, 4, 8 minutes and so on, at
 * most 6 hours apart, for 3 days.
 * @param attempts how often it was tried, this time included
 * @param written when the mail was written, in ms
 */
export function judgeFailure(error: unknown, attempts: number, written: number, now: number): Failure {
  const fault = (error ?? {}) as MailError;
  const words = explain(fault);
  const isMails = isOfThisMail(fault);
  if (isMails && isFinal(fault)) return { words, next: undefined, isServers: false };
  const next = now + Math.min(2 ** Math.min(attempts, 20) * A_MINUTE_MS, LONGEST_WAIT_MS);
  const isOver = next - written > GIVEN_UP_AFTER_MS;
  return {
    words: isOver ? `${words} It was tried for three days.` : words,
    next: isOver ? undefined : next,
    isServers: !isMails,
  };
}

/** Whether it is about the recipient or the text; the sender's address is ours. */
function isOfThisMail({ code, command }: MailError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}

/** Refused for good by the server, or by its client, which has no number. */
function isFinal({ command, responseCode }: MailError): boolean {
  return responseCode === undefined ? command === 'API' : responseCode >= 500;
}

function explain(fault: MailError): string {
  const { code, command, responseCode = 0 } = fault;
  const said = headerText(fault.response || fault.message || 'no reason given', LONGEST_ANSWER);
  if (command === 'RCPT TO' && responseCode >= 500) return `The mail server refused the address: “${said}”`;
  if (command === 'MAIL FROM')
    return `The mail server did not accept the sender’s address, which is set under “E-mail”: “${said}”`;
  if (isOfThisMail(fault) && isFinal(fault)) return `The mail server refused the mail: “${said}”`;
  if (responseCode >= 400 && responseCode < 500) return `The mail server did not take the mail for now: “${said}”`;
  if (code === 'EAUTH') return `The mail server did not accept the name or the password in SMTP_URL: “${said}”`;
  return `The mail server could not be reached, or did not answer: “${said}”`;
}
