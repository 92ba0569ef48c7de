import { withoutStars } from '../text/emphasis.tsx';
import type { FoundHeading } from '../traits.ts';
import { levelOf } from './headings.ts';

/** Allowed tags of a title inside a widget: options of its block, for `<Title>` and for tables of contents. */
export const TITLE_TAGS = ['h2', 'h3', 'h4', 'p'] as const;

/**
 * The heading of a title inside a widget; none without text, and none for plain text (`p`).
 * @param source the block, or the row of a list, that `<Title>` gets too
 */
export function ownHeading(source: object, text: unknown, level: unknown): FoundHeading[] {
  const depth = levelOf(TITLE_TAGS.find((tag) => tag === level) ?? 'h3');
  const words = typeof text === 'string' ? withoutStars(text).trim() : '';
  return depth && words ? [{ source, heading: { level: depth, text: words } }] : [];
}
