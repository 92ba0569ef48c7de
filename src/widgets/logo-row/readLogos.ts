import type { LogoRowBlock } from '../../cms/payload-types.ts';
import { isObject } from '../../shared/isObject.ts';

type Item = NonNullable<LogoRowBlock['items']>[number];

/** The logos that have a name, with the index of their row. */
export function readLogos({ items }: LogoRowBlock): { item: Item; row: number }[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, row) =>
    isObject(item) && typeof item.name === 'string' && item.name.trim() ? [{ item, row }] : [],
  );
}
