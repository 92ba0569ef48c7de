/** Minimum number of digits; fewer match too many numbers. */
const MIN_DIGITS = 4;
/** Number of last digits compared: enough to tell phone numbers apart, whether or not the country code is written. */
const TELLING_DIGITS = 8;
/** Country codes of one and of two digits; all others have three (ITU-T E.164). */
const SHORT_CODES = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * The digits by which a telephone number is searched that is typed as `+212 6 12 …`, `00212612 …` or `06 12 …`, whole or in part: without the
 * prefix of its country, which may be stored or not.
 * @returns undefined for anything that is no telephone number
 */
export function readTypedPhone(typed: string): string | undefined {
  const said = typed.trim();
  if (!/^[+(]?[\d\s()./-]+$/.test(said)) return undefined;
  const digits = said.replace(/\D/g, '');
  const isAbroad = said.startsWith('+') || digits.startsWith('00');
  const plain = digits.replace(/^0+/, '');
  const own = isAbroad ? plain.slice(codeLength(plain)) : plain;
  if (own.length < MIN_DIGITS) return plain.length < MIN_DIGITS ? undefined : plain;
  return own.length > TELLING_DIGITS ? own.slice(-TELLING_DIGITS) : own;
}

function codeLength(digits: string): number {
  return SHORT_CODES.exec(digits)?.[0].length ?? 3;
}
