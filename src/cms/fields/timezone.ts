import type { TextField } from 'payload';
import { checkTimezone } from '../../shared/time/checkTimezone.ts';
import { DEFAULT_TIMEZONE } from '../../shared/time/timezone.ts';

/** A time zone field: a place name, or an offset; UTC by default. */
export function timezoneField(label: string): TextField {
  return {
    name: 'timezone',
    type: 'text',
    label,
    defaultValue: DEFAULT_TIMEZONE,
    validate: (value: unknown) => checkTimezone(typeof value === 'string' ? value : undefined),
    admin: {
      width: '50%',
      description:
        'A place such as Africa/Casablanca follows summer time by itself; an offset such as +01:00 does not.',
    },
  };
}
