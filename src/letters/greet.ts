import type { Translate } from '../shared/messages/index.ts';
import { isPlainName } from './plainName.ts';

/** The first line of a letter: with the name, where it is one (`isPlainName`), else without. */
export function greet(name: string | undefined, t: Translate): string {
  return name && isPlainName(name) ? t('letter.greeting', { name: name.trim() }) : t('letter.greetingNobody');
}
