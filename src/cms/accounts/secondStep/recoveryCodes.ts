import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/** Letters and digits that are not mistaken for each other (Crockford's base 32); five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: nobody finds a code from its hash, which therefore needs no stretching. */
const LENGTH = 16;

/** New recovery codes, in groups of four. Each replaces the app's code once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.replace(/.{4}(?!$)/g, '$&-');
  });
}

/** Hash of a code, as it is stored. @param code as typed, with any separators */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('base64url');
}

/** A code without the separators between its groups, in lower case; digits of other widths are the usual ones. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
}
