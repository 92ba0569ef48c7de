type OffsetAt = (instant: number) => number;

const known = new Map<string, OffsetAt | undefined>();

/**
 * UTC offset of a named zone in milliseconds, as a function of the instant (epoch ms). Formatters are slow to create,
 * so each zone's is cached.
 * @returns undefined when the browser does not know the name
 */
export function namedOffset(name: string): OffsetAt | undefined {
  if (!known.has(name)) known.set(name, makeOffset(name));
  return known.get(name);
}

function makeOffset(timeZone: string): OffsetAt | undefined {
  const format = createFormat(timeZone);
  if (!format) return undefined;
  return (instant) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    // Some browsers say 24 for midnight.
    const local = new Date(0).setUTCHours(hour % 24, minute, second);
    // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
    const days = new Date(0).setUTCFullYear(year, month - 1, day);
    return days + local - Math.floor(instant / 1000) * 1000;
  };
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // `Intl` throws a RangeError for an unknown zone.
    return undefined;
  }
}
