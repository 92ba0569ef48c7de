import type { AnyBlock } from '../../render/types.ts';
import { block, column, pair, picture, section } from '../blocks.ts';
import { groupedSections } from '../groups/index.ts';
import { sample, samplePassage } from '../sample.ts';

/** The blocks of sections, by their ids. */
export function sectionsOf(...ids: readonly string[]): AnyBlock[] {
  return ids.flatMap((id) => {
    const found = groupedSections.find((each) => each.id === id);
    if (!found) throw new Error(`A whole page names a section “${id}” that does not exist.`);
    return found.blocks;
  });
}

interface Opening {
  eyebrow: string;
  title: string;
  lead: string;
}

function words({ eyebrow, lead, title }: Opening) {
  return [
    block('heading', { eyebrow, text: sample(title), level: 'h1' }),
    block('rich-text', { lead: true, content: samplePassage(lead) }),
  ];
}

/** First section of a page: text beside a picture. */
export function openingWithPicture(opening: Opening): AnyBlock {
  return pair('Opening', '1-1', [column(words(opening)), picture({ ratio: '4/3' })], {
    advanced: { paddingStart: '6', paddingEnd: '6' },
  });
}

/** First section of a page: text only. */
export function openingOfWords(opening: Opening): AnyBlock {
  return section('Opening', words(opening), {
    width: 'narrow',
    gap: '5',
    advanced: { paddingStart: '7', paddingEnd: '5' },
  });
}

/** A chapter of running text. */
export function chapter(title: string, ...paragraphs: readonly string[]): AnyBlock[] {
  return [
    block('heading', { text: title, level: 'h2', size: 'l' }),
    block('rich-text', { content: samplePassage(...paragraphs) }),
  ];
}
