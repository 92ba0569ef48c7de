import { capitalize } from './capitalize.ts';

/** A name of code as editors read it: `fadeInDown` as “Fade in down”. */
export function inWords(name: string): string {
  return capitalize(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
