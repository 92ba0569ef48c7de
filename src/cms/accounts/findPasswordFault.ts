import { t } from '../../shared/studioWords/t.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Minimum length, in characters (code points). */
export const MIN_PASSWORD_LENGTH = 12;
/** Maximum length; longer ones only cost time, since a password is hashed before it is stored. */
const MAX_PASSWORD_LENGTH = 200;
/** A password that repeats one piece of at most this many characters is as weak as that piece. */
const MAX_PIECE = 6;
/** Letters that a password needs besides guessable words. */
const MIN_OWN_LETTERS = 4;

/** Facts about the account's owner; the password must not consist of them. */
export interface PasswordOwner {
  email?: string | null | undefined;
  siteName?: string | null | undefined;
}

/**
 * Password policy for new passwords, wherever they are set. Case and Unicode variants count as the same.
 * @returns what is wrong and what to do, or undefined for an acceptable password
 */
export async function findPasswordFault(password: unknown, owner: PasswordOwner = {}): Promise<string | undefined> {
  if (typeof password !== 'string') return t('Write a password.');
  const folded = fold(password);
  const { length } = [...folded];
  if (length < MIN_PASSWORD_LENGTH)
    return t('Choose a password of at least {least} characters.', { least: MIN_PASSWORD_LENGTH });
  if (length > MAX_PASSWORD_LENGTH)
    return t('Choose a password of at most {most} characters.', { most: MAX_PASSWORD_LENGTH });
  if (isMadeOf(folded, guessableWords(owner)))
    return t('Choose a password that is not made of your e-mail address or the name of the site.');
  if (isMonotonous(folded))
    return t('Choose a password that does not repeat or count up. A few words in a row are good.');
  if (await isCommonPassword(folded))
    return t('Choose another password: this one is among those that are tried first. A few words in a row are good.');
  return undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function guessableWords({ email, siteName }: PasswordOwner): string[] {
  const [local = '', domain = ''] = fold(email ?? '')
    .trim()
    .split('@');
  const site = fold(siteName ?? '');
  const words = [local, domain, ...domain.split('.'), ...local.split(/[^\p{L}\p{N}]+/u), site, ...site.split(/\s+/)];
  return [...words, 'rihla'].filter((word) => word.length >= MIN_OWN_LETTERS).sort((a, b) => b.length - a.length);
}

function isMadeOf(folded: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), folded);
  return rest !== folded && rest.replace(/[^\p{L}]/gu, '').length < MIN_OWN_LETTERS;
}

function isMonotonous(folded: string): boolean {
  const points = Array.from(folded, (character) => character.codePointAt(0) ?? 0);
  const steps = points.slice(1).map((point, index) => point - (points[index] ?? 0));
  // 9 is followed by 0 on every keyboard.
  const counts = (step: number) => steps.every((each) => each === step || each === step * -9);
  return counts(1) || counts(-1) || repeatsPiece(points);
}

function repeatsPiece(points: readonly number[]): boolean {
  for (let size = 1; size <= MAX_PIECE; size += 1) {
    if (points.every((point, index) => index < size || point === points[index - size])) return true;
  }
  return false;
}
