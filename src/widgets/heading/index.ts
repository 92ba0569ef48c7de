import type { HeadingBlock } from '../../cms/payload-types.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { withoutStars } from '../../render/text/emphasis.tsx';
import type { FoundHeading } from '../../render/traits.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Heading } from './Heading.tsx';
import css from './heading.css?inline';

export const widget = defineWidget({
  name: 'heading',
  css,
  words: (block) => block.text ?? '',
  headings: headingOf,
  findGap: (block) => (block.text?.trim() ? undefined : msg('This heading has no words yet.')),
  Component: Heading,
});

/** The heading of a block; none without text, or when set as plain text. */
function headingOf(block: HeadingBlock): FoundHeading[] {
  const level = levelOf(block.level ?? 'h2');
  const text = typeof block.text === 'string' ? withoutStars(block.text).trim() : '';
  if (!level || !text) return [];
  const id = typeof block.advanced?.htmlId === 'string' ? block.advanced.htmlId : '';
  return [{ source: block, heading: { level, text, ...(id ? { id } : {}) } }];
}
