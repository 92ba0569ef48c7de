import { t, tCount } from '../../../shared/studioWords/t.ts';
import { mentionsGroup, readGroupLink } from './groupLink.ts';
import { phoneDigits } from './phoneDigits.ts';
import { GROUP_HOST } from './provider.ts';

/** Countries whose numbers drop the trunk zero after the country code: Egypt, Morocco, Algeria, Tunisia, Libya. */
const TRUNK_ZERO = /^(20|212|213|216|218)0+/;

/** Fewest and most digits of an international number, including country code (E.164). */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;
const EXAMPLE = '+212 612 345 678';

/** Validates an international phone number, or a group invitation; returns a message for editors. For forms: building a link is more tolerant. */
export function checkPhone(value: string | null | undefined): true | string {
  // Pasted numbers may contain invisible direction marks.
  const text = (value ?? '').replace(/\p{Cf}/gu, '').trim();
  if (!text) return t('Write a phone number with its country code, such as {example}.', { example: EXAMPLE });
  if (mentionsGroup(text)) {
    return readGroupLink(text)
      ? true
      : t('Write the invitation as it was copied, such as {example}.', { example: `https://${GROUP_HOST}/AbCdEf123` });
  }
  return findWrongSign(text) ?? findWrongStart(phoneDigits(text)) ?? findWrongLength(phoneDigits(text)) ?? true;
}

function findWrongSign(text: string): string | undefined {
  if (/\p{L}/u.test(text)) return t('Write digits only: a phone number has no letters.');
  if (text.lastIndexOf('+') > 0) return t('Write one phone number only, with one + at its beginning.');
  if (/[^\d٠-٩۰-۹\s+()./\-\u2010-\u2015\u2212]/.test(text))
    return t('Write digits and blanks only, such as {example}.', { example: EXAMPLE });
  return undefined;
}

function findWrongStart(digits: string): string | undefined {
  const number = digits.replace(/^00/, '');
  const [zero = '', code] = TRUNK_ZERO.exec(number) ?? [];
  if (code)
    return t('Leave out the 0 after {code}: write {number}.', {
      code: `+${code}`,
      number: `+${code} ${number.slice(zero.length)}`,
    });
  if (number !== digits) return t('Write + in place of 00: {number}.', { number: `+${number}` });
  if (!number.startsWith('0')) return undefined;
  return t('Begin with the country code in place of the 0, such as {number} for Morocco.', {
    number: `+212 ${number.slice(1)}`,
  });
}

function findWrongLength({ length }: string): string | undefined {
  if (length < MIN_DIGITS)
    return tCount(
      'This number has {count} digit; with its country code it has at least {least}, such as {example}.',
      'This number has {count} digits; with its country code it has at least {least}, such as {example}.',
      length,
      { least: MIN_DIGITS, example: EXAMPLE },
    );
  if (length > MAX_DIGITS)
    return t('This number has {count} digits; the longest have {most}. Write one phone number only.', {
      count: length,
      most: MAX_DIGITS,
    });
  return undefined;
}
