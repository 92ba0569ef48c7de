import type { RenderContext } from '../../render/context.ts';
import { slugify } from '../../shared/slug.ts';
import type { PlacedItem } from './items.ts';

/** The id of an item for links: that of its heading, the anchor that an editor set, or its title. */
export function itemId({ item, title }: PlacedItem, { headings, uniqueId }: RenderContext): string {
  const given = typeof item.anchor === 'string' ? item.anchor.trim() : '';
  return headings.idOf(item) ?? uniqueId(slugify(given || title));
}
