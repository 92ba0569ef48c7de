import type { ConsentCategory } from '../rules/categories.ts';

/** What is granted now, as `ConsentIsland` has left it on the root element for everybody. */
export function readGranted(): ConsentCategory[] {
  return (document.documentElement.dataset.consent?.match(/\w+/g) ?? []) as ConsentCategory[];
}
