import type { PlacedField } from '../formScope.ts';

/** Says that there is nothing to choose from. */
export function optionsGap({ field }: PlacedField): string | undefined {
  return field.options.length ? undefined : 'Write what can be chosen, one on a line.';
}
