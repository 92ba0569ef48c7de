import type { TextField } from 'payload';
import { checkTimezone } from '../../shared/time/checkTimezone.ts';
import { DEFAULT_TIMEZONE } from '../../shared/time/timezone.ts';
import { zoneOfTown } from '../../shared/time/zoneOfTown.ts';

/** A time zone field: a zone, the town that one is named after, or an offset; UTC by default. A town is stored as its zone. */
export function timezoneField(label: string): TextField {
  return {
    name: 'timezone',
    type: 'text',
    label,
    defaultValue: DEFAULT_TIMEZONE,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (zoneOfTown(value) ?? value) : value)] },
    // The form is judged as it was typed, before the hook.
    validate: (value: unknown) => typeof value !== 'string' || zoneOfTown(value) !== undefined || checkTimezone(value),
    admin: {
      width: '50%',
      description:
        'A large town of yours, such as Casablanca, or its zone, Africa/Casablanca, follows summer time by itself; an offset such as +01:00 does not.',
    },
  };
}
