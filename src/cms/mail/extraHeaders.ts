import { headerText } from './headerText.ts';

/** Lines of the head that a letter may bring along: threads, lists (RFC 2369, 8058), and that no person wrote it (RFC 3834). */
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
 * The lines of a mail's head beside those that every mail has, cleaned.
 * @throws TypeError for a line that letters may not bring, such as `Bcc`
 */
export function extraHeaders(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const clean = Object.entries(headers).map(([name, value]) => {
    const known = ALLOWED.find((allowed) => allowed.toLowerCase() === name.toLowerCase());
    if (!known) throw new TypeError(`A letter may not set the header “${headerText(name, 40)}”.`);
    return [known, headerText(value, LONGEST).replace(/[^\x20-\x7e]/g, '')] as const;
  });
  return Object.fromEntries(clean.filter(([, value]) => value));
}
