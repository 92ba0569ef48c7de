import { wordsIn } from '../../../shared/search/words.ts';
import { tDeclared } from '../../../shared/studioWords/t.ts';
import type { HandbookPage, HandbookSection } from './parsePage.ts';

/** Before the label of a block, in the place of a path. */
const BLOCK = 'block/';
/** Name of a block at the beginning of its sentence; French has a space before the colon. */
export const BLOCK_NAME = /^\*\*(.+?)\*\*\s?: /;

/** A section with its page. */
export interface FoundSection {
  page: HandbookPage;
  section: HandbookSection;
}

/**
 * The section that explains a screen: by its path, or else by the nearest parent path, such as the list of a document; or the one that lists a block.
 * @param pages in English: labels of blocks are translated by the studio's catalogue
 * @param path such as `/admin/collections/tours/12`, or `block/` and the label of a block, as the studio shows it
 */
export function sectionOfScreen(pages: readonly HandbookPage[], path: string): FoundSection | undefined {
  if (path.startsWith(BLOCK)) return sectionOfBlock(pages, path.slice(BLOCK.length));
  const isWithin = (screen: string) => path === screen || (screen !== '/admin' && path.startsWith(`${screen}/`));
  const found = sectionsOf(pages).flatMap((one) =>
    one.section.screens.filter(isWithin).map((screen) => ({ ...one, screen })),
  );
  return found.sort((one, other) => other.screen.length - one.screen.length)[0];
}

function sectionOfBlock(pages: readonly HandbookPage[], label: string): FoundSection | undefined {
  const items = ({ section }: FoundSection) =>
    section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const isOfBlock = (item: string) => {
    const [, name] = BLOCK_NAME.exec(item) ?? [];
    return name !== undefined && (name === label || tDeclared(name) === label);
  };
  return sectionsOf(pages).find((found) => found.page.name === 'blocks' && items(found).some(isOfBlock));
}

/** Sections in which every typed word begins a word, title matches first; none for an empty text. */
export function searchHandbook(pages: readonly HandbookPage[], typed: string): FoundSection[] {
  const sought = wordsIn(typed);
  if (sought.length === 0) return [];
  const has = (text: string) => {
    const words = wordsIn(text);
    return sought.every((one) => words.some((word) => word.startsWith(one)));
  };
  const found = sectionsOf(pages).filter((one) => has(textOf(one)));
  return [...found.filter(({ section }) => has(section.title)), ...found.filter(({ section }) => !has(section.title))];
}

/** The address of a section in the studio. */
export function addressOf({ page, section }: FoundSection): string {
  return `/admin/help/${page.name}#${section.id}`;
}

function sectionsOf(pages: readonly HandbookPage[]): FoundSection[] {
  return pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
}

function textOf({ page, section: { blocks, title } }: FoundSection): string {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'picture') return [];
    return block.kind === 'text' ? [block.text] : block.items;
  });
  return [page.title, title, ...texts].join(' ');
}
