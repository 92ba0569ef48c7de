import type { ConsentCategory } from '../rules/categories.ts';

/** Granted categories, as `ConsentIsland` has set them on the root element. */
export function readGranted(): ConsentCategory[] {
  return (document.documentElement.dataset.consent?.match(/\w+/g) ?? []) as ConsentCategory[];
}
