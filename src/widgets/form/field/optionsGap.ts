import { msg } from '../../../shared/studioWords/t.ts';
import type { PlacedField } from '../formScope.ts';

/** Tells the editor that there are no options. */
export function optionsGap({ field }: PlacedField): string | undefined {
  return field.options.length ? undefined : msg('Write what can be chosen, one on a line.');
}
