import { capitalize } from './capitalize.ts';

/** Humanizes an identifier: `fadeInDown` as “Fade in down”. */
export function humanize(name: string): string {
  return capitalize(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
