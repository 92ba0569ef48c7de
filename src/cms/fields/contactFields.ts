import type { TextField } from 'payload';

/** A telephone number as it is dialled from anywhere (E.164), with the signs that people group it by. */
const TELEPHONE = /^\+[1-9][\d ().\-/]{5,28}$/;

/** A telephone number with its country code: links and calls from abroad need it. */
export function telephoneField(label: string): TextField {
  return {
    name: 'telephone',
    type: 'text',
    label,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().replace(/^00/, '+') : value)] },
    validate: (value: unknown) =>
      !value || TELEPHONE.test(String(value)) || 'Begin with + and the code of the country, such as +212 524 000 000.',
  };
}

/** A country by its two letters (ISO 3166-1); others that mean one, such as UK, are stored as it. */
export function countryField(label: string, extra: Pick<TextField, 'defaultValue'>): TextField {
  return {
    name: 'country',
    type: 'text',
    label,
    maxLength: 2,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (regionOf(value) ?? value) : value)] },
    validate: (value: unknown) =>
      !value || isCountry(String(value)) || 'Write the two letters of the country, such as MA or GB.',
    ...extra,
  };
}

function regionOf(written: string): string | undefined {
  try {
    return new Intl.Locale(`und-${written.trim()}`).region;
  } catch {
    return undefined;
  }
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}
