/** A calendar event: all-day, so without a time zone; or at an instant. */
export interface CalendarEvent {
  /** Permanent and globally unique (RFC 5545, section 3.8.4.7). */
  uid: string;
  /** DTSTAMP, the time of the last change: ISO date-time. */
  stamp: string;
  /** First day, `YYYY-MM-DD`. */
  start: string;
  /** Last day, `YYYY-MM-DD`; the first by default. */
  end?: string | undefined;
  /** Start instant, ISO date-time; the event then takes half an hour of its first day. */
  at?: string | undefined;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  /** Absolute URL. */
  url?: string | undefined;
  isCancelled?: boolean;
  /** Whether it is a booking, not just an announced event. */
  isConfirmed?: boolean;
}

const DAY_MS = 86_400_000;
const MEETING_MS = 1_800_000;

/** Maximum octets of a line, without its end (RFC 5545, section 3.1). */
export const LINE_OCTETS = 75;

/**
 * Writes an iCalendar file (RFC 5545). Events without a valid first day are left out.
 * @param name calendar name for subscribers; undefined: the events are imported into an existing calendar
 */
export function writeCalendar(name: string | undefined, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Departures//EN',
    'CALSCALE:GREGORIAN',
    // METHOD makes a file an iTIP message between programs; a file for a person has none.
    ...(name === undefined ? [] : ['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function eventLines({
  at,
  end,
  isCancelled,
  isConfirmed,
  place,
  stamp,
  start,
  text,
  title,
  uid,
  url,
}: CalendarEvent): string[] {
  const first = timeOfDay(start);
  if (first === undefined) return [];
  // DTEND is exclusive (RFC 5545, section 3.6.1).
  const after = Math.max(first, timeOfDay(end) ?? first) + DAY_MS;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${writeInstant(stamp)}`,
    ...(at
      ? [`DTSTART:${writeInstant(at)}`, `DTEND:${writeInstant(at, MEETING_MS)}`]
      : [`DTSTART;VALUE=DATE:${writeDay(first)}`, `DTEND;VALUE=DATE:${writeDay(after)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    // A URL is not escaped; it has no line ends.
    ...(url && /^https?:\/\/[\x21-\x7e]+$/.test(url) ? [`URL:${url}`] : []),
    ...(isCancelled ? ['STATUS:CANCELLED'] : isConfirmed ? ['STATUS:CONFIRMED'] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Escapes a TEXT value (RFC 5545, section 3.3.11); control characters that no file may contain are removed. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are not allowed in a file
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** Folds a line into pieces of at most 75 octets, each but the first after a space; splits no character. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/**
 * Midnight of a stored day in ms; undefined for an invalid date or one outside these centuries, which a file could not
 * contain.
 */
function timeOfDay(day: string | undefined): number | undefined {
  const time = Date.parse(`${String(day).slice(0, 10)}T00:00:00Z`);
  return time >= Date.UTC(1900, 0) && time < Date.UTC(2200, 0) ? time : undefined;
}

function writeDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

function writeInstant(iso: string, after = 0): string {
  const time = Date.parse(iso) + after;
  const instant = new Date(Number.isNaN(time) ? 0 : time).toISOString();
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
