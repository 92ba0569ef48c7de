import type { PlacedField } from '../formScope.ts';

/** Tells the editor that there are no options. */
export function optionsGap({ field }: PlacedField): string | undefined {
  return field.options.length ? undefined : 'Write what can be chosen, one on a line.';
}
