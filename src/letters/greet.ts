import type { Translate } from '../shared/messages/index.ts';
import { isPlainName } from './plainName.ts';

/** Greeting line of a letter: with the name if it is one (`isPlainName`), otherwise without. */
export function greet(name: string | undefined, t: Translate): string {
  return name && isPlainName(name) ? t('letter.greeting', { name: name.trim() }) : t('letter.greetingNobody');
}
