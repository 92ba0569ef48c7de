import { withoutStars } from './emphasis.tsx';
import { levelOf } from './headings.ts';
import type { FoundHeading } from './traits.ts';

/** Levels that the title inside a widget may have: as a choice of its block, for `<Title>` and for tables of contents. */
export const TITLE_TAGS = ['h2', 'h3', 'h4', 'p'] as const;

/**
 * The heading that a title inside a widget is; none without words, and none where its level says plain text.
 * @param source the block, or the row of a list, that `<Title>` is given too
 */
export function ownHeading(source: object, text: unknown, level: unknown): FoundHeading[] {
  const depth = levelOf(TITLE_TAGS.find((tag) => tag === level) ?? 'h3');
  const words = typeof text === 'string' ? withoutStars(text).trim() : '';
  return depth && words ? [{ source, heading: { level: depth, text: words } }] : [];
}
