import type { AnimatedHeadlineBlock } from '../../cms/payload-types.ts';
import { levelOf } from '../../render/headings/headings.ts';
import type { FoundHeading } from '../../render/traits.ts';

/** Words that rotate or have a stroke, with the paths of their fields. */
export function turnsOf(block: AnimatedHeadlineBlock): { path: string; words: string }[] {
  if (block.kind !== 'rotate') {
    const words = trimmed(block.highlighted);
    return words ? [{ path: 'highlighted', words }] : [];
  }
  const rows = Array.isArray(block.words) ? block.words : [];
  return rows.flatMap((row, index) => {
    const words = trimmed(row?.text);
    return words ? [{ path: `words.${index}.text`, words }] : [];
  });
}

/** The headline as one line of text. */
export function sayHeadline(block: AnimatedHeadlineBlock): string {
  const turns = turnsOf(block).map(({ words }) => words);
  return [trimmed(block.before), turns.join(', '), trimmed(block.after)].filter(Boolean).join(' ');
}

function trimmed(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

/** The heading of a headline; none without words, or when set as plain text. */
export function headingOf(block: AnimatedHeadlineBlock): FoundHeading[] {
  const level = levelOf(block.level ?? 'h2');
  const text = sayHeadline(block);
  if (!level || !text) return [];
  const id = typeof block.advanced?.htmlId === 'string' ? block.advanced.htmlId : '';
  return [{ source: block, heading: { level, text, ...(id ? { id } : {}) } }];
}
