import { headerText } from './headerText.ts';

/** Extra headers that a letter may set: threads, lists (RFC 2369, 8058) and automatic mail (RFC 3834). */
const ALLOWED = [
  'Auto-Submitted',
  'In-Reply-To',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'References',
  'X-Auto-Response-Suppress',
] as const;

const LONGEST = 1_900;

/**
 * Sanitizes the extra headers of a mail.
 * @throws TypeError for a header that letters may not set, such as `Bcc`
 */
export function extraHeaders(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const clean = Object.entries(headers).map(([name, value]) => {
    const known = ALLOWED.find((allowed) => allowed.toLowerCase() === name.toLowerCase());
    if (!known) throw new TypeError(`A letter may not set the header “${headerText(name, 40)}”.`);
    return [known, headerText(value, LONGEST).replace(/[^\x20-\x7e]/g, '')] as const;
  });
  return Object.fromEntries(clean.filter(([, value]) => value));
}
