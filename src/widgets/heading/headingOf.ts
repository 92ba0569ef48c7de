import type { HeadingBlock } from '../../cms/payload-types.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { withoutStars } from '../../render/text/emphasis.tsx';
import type { FoundHeading } from '../../render/traits.ts';

/** The heading of a block; none without text, or when set as plain text. */
export function headingOf(block: HeadingBlock): FoundHeading[] {
  const level = levelOf(block.level ?? 'h2');
  const text = typeof block.text === 'string' ? withoutStars(block.text).trim() : '';
  if (!level || !text) return [];
  const id = typeof block.advanced?.htmlId === 'string' ? block.advanced.htmlId : '';
  return [{ source: block, heading: { level, text, ...(id ? { id } : {}) } }];
}
