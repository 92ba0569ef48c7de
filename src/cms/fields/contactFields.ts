import type { TextField } from 'payload';
import { LANGUAGES } from '../../shared/locales.ts';
import { t } from '../../shared/studioWords/t.ts';

/** A telephone number as it is dialled from anywhere (E.164), with the signs that people group it by. */
const TELEPHONE = /^\+[1-9][\d ().\-/]{5,28}$/;

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** What people of a country call it, or the part of it that they live in, where the list of countries has another name. */
const EVERYDAY: Readonly<Record<string, string>> = {
  ...{ england: 'GB', scotland: 'GB', wales: 'GB', 'northern ireland': 'GB', 'great britain': 'GB', britain: 'GB' },
  ...{ usa: 'US', america: 'US', holland: 'NL', uae: 'AE' },
};
const LOCALES_OF_NAMES = Object.keys(LANGUAGES);

/** A telephone number with its country code: links and calls from abroad need it. */
export function telephoneField(label: string): TextField {
  return {
    name: 'telephone',
    type: 'text',
    label,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().replace(/^00/, '+') : value)] },
    validate: (value: unknown) =>
      !value ||
      TELEPHONE.test(String(value)) ||
      t('Begin with + and the code of the country, such as +212 524 000 000.'),
  };
}

/** A country, stored as its two letters (ISO 3166-1). Its name in a language of the studio's sites means it, and so do UK and Scotland. */
export function countryField(label: string, extra: Pick<TextField, 'defaultValue'>): TextField {
  return {
    name: 'country',
    type: 'text',
    label,
    admin: { description: 'Its name, or its two letters, such as Morocco or MA.' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (countryOf(value) ?? value) : value)] },
    // The form is judged as it was typed, before the hook.
    validate: (value: unknown) =>
      !value || countryOf(String(value)) !== undefined || t('Write the country, such as Morocco or MA.'),
    ...extra,
  };
}

/** Two letters of a country that is written as such, or by its name; undefined for anything else. */
export function countryOf(written: string): string | undefined {
  const plain = written.trim();
  if (!/^[a-z]{2}$/i.test(plain)) return countryNamed(plain.toLowerCase());
  const { region } = new Intl.Locale(`und-${plain}`);
  return region !== undefined && isCountry(region) ? region : undefined;
}

function countryNamed(name: string): string | undefined {
  if (Object.hasOwn(EVERYDAY, name)) return EVERYDAY[name];
  const named = LOCALES_OF_NAMES.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }));
  return CODES.find((code) => isCountry(code) && named.some((names) => names.of(code)?.toLowerCase() === name));
}

function isCountry(code: string): boolean {
  return code !== 'ZZ' && NAMES.of(code) !== undefined;
}
