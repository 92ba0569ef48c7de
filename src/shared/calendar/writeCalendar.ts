/** What an application for calendars is told of: whole days, without an hour and so without a zone; or a moment. */
export interface CalendarEvent {
  /** Never changes, and nothing else in the world has it (RFC 5545, section 3.8.4.7). */
  uid: string;
  /** When this was last true: ISO date-time. */
  stamp: string;
  /** First day, `YYYY-MM-DD`. */
  start: string;
  /** Last day, `YYYY-MM-DD`; the first where it is missing. */
  end?: string | undefined;
  /** The moment at which it begins, ISO date-time; it then takes half an hour of its first day. */
  at?: string | undefined;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  /** Absolute address. */
  url?: string | undefined;
  isCancelled?: boolean;
  /** Whether somebody has booked it, in place of being told that there is such an event. */
  isConfirmed?: boolean;
}

const DAY_MS = 86_400_000;
const MEETING_MS = 1_800_000;

/** Octets of a line, without its end (RFC 5545, section 3.1). */
export const LINE_OCTETS = 75;

/**
 * An iCalendar file (RFC 5545) of events of whole days. One without a first day that is a date is left out.
 * @param name what the calendar is called where somebody subscribes to it; undefined: its events are put into a calendar that there is
 */
export function writeCalendar(name: string | undefined, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Departures//EN',
    'CALSCALE:GREGORIAN',
    // With a method, a file is a message between programs; one that a person keeps has none.
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
  // The end of an event is the first day that does not belong to it (RFC 5545, section 3.6.1).
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
    // An address is written as it is: it has no line ends.
    ...(url && /^https?:\/\/[\x21-\x7e]+$/.test(url) ? [`URL:${url}`] : []),
    ...(isCancelled ? ['STATUS:CANCELLED'] : isConfirmed ? ['STATUS:CONFIRMED'] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Text as a property holds it (RFC 5545, section 3.3.11); characters that no file may hold are left out. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what may not stand in a file
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** A line in pieces of at most 75 octets, each but the first after a space; no character is cut in two. */
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

/** Midnight of a stored day in ms; undefined for what is no date of these centuries, which a file could not hold. */
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

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
