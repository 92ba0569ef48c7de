import type { TextField } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { checkTimezone } from '../../shared/time/checkTimezone.ts';
import { DEFAULT_TIMEZONE, readTimezone } from '../../shared/time/timezone.ts';
import { zoneOfCountry } from '../../shared/time/zoneOfCountry.ts';
import { zoneOfTown } from '../../shared/time/zoneOfTown.ts';
import { countryOf } from './contactFields.ts';

/**
 * A time zone field: a zone, the town that one is named after, a country that has one only, or an offset; UTC by default. A town or country is
 * stored as its zone. Where the document has an address, any town means the only zone of its country.
 */
export function timezoneField(label: string): TextField {
  return {
    name: 'timezone',
    type: 'text',
    label,
    defaultValue: DEFAULT_TIMEZONE,
    hooks: {
      beforeValidate: [
        ({ data, originalDoc, value }) =>
          typeof value === 'string' ? (zoneOf(value, countryIn(data) ?? countryIn(originalDoc)) ?? value) : value,
      ],
    },
    // The form is judged as it was typed, before the hook.
    validate: (value: unknown, { data }: { data: unknown }) =>
      typeof value !== 'string' || zoneOf(value, countryIn(data)) !== undefined || checkTimezone(value),
    admin: {
      width: '50%',
      description:
        'A large town of yours, such as Casablanca, or its zone, Africa/Casablanca, follows summer time by itself; an offset such as +01:00 does not.',
    },
  };
}

/** The zone that a place means; undefined for what is a zone already, and for places unknown. */
function zoneOf(written: string, country: string | undefined): string | undefined {
  const town = zoneOfTown(written);
  if (town || !/^\p{L}[\p{L}\p{M} .’'-]+$/u.test(written.trim()) || !readTimezone(written).problem) return town;
  const code = countryOf(written) ?? (country && countryOf(country));
  return code ? zoneOfCountry(code) : undefined;
}

/** Country of a document's address, as it is written. */
function countryIn(document: unknown): string | undefined {
  const address = isObject(document) ? document.address : undefined;
  const country = isObject(address) ? address.country : undefined;
  return typeof country === 'string' ? country : undefined;
}
