import type { Section } from '../../editor/palette/sections/section.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { msg, studioLanguage, t } from '../../shared/studioWords/t.ts';
import { drawBlocks } from '../drawing/drawBlocks.ts';
import { sections } from '../sections.ts';
import { linkTo, listSaved } from './savedSections.ts';

/** Sizes of the drawings, in their own units. */
const SECTION = { width: 120, height: 76 };
const PAGE = { width: 120, height: 150 };

/** All sections as the palette offers them, with their drawings: the site's own first, to copy and to link. */
export async function offeredSections(): Promise<readonly Section[]> {
  return [...(await offeredSaved()), ...readySections.map(inLanguage)];
}

/** Those of the engine. */
export const readySections: readonly Section[] = sections.map(({ blocks, ...section }) => {
  const isPage = section.group === 'Whole pages';
  // Blocks of the generated type, which has no index signature.
  const layout = blocks as unknown as readonly LayoutBlock[];
  return { ...section, blocks: layout, isPage, drawing: drawBlocks(layout, isPage ? PAGE : SECTION) };
});

/** With its names in the studio's language; the English ones are searched, too. */
function inLanguage(section: Section): Section {
  if (studioLanguage() === 'en') return section;
  const { group, label, words } = section;
  return { ...section, group: t(group), label: t(label), words: `${words} ${label} ${group}` };
}

/** Words to search for, also in the studio's language. */
function inBoth(words: string): string {
  return studioLanguage() === 'en' ? words : `${words} ${t(words)}`;
}

/** None when the server does not respond: those of the engine are still offered. */
async function offeredSaved(): Promise<readonly Section[]> {
  const saved = await listSaved().catch(() => []);
  const offered = saved.map(({ id, layout, title }) => {
    const shared = { isPage: false, drawing: drawBlocks(layout, SECTION) };
    const copy = {
      ...shared,
      id: `saved-${id}`,
      label: title,
      group: t('Your own'),
      words: inBoth(msg('saved own')),
      blocks: layout,
    };
    const link = {
      ...copy,
      id: `linked-${id}`,
      group: t('Your own, linked'),
      words: inBoth(msg('saved own linked global')),
    };
    return { copy, link: { ...link, label: t('{title} (linked)', { title }), blocks: [linkTo(id, title)] } };
  });
  return [...offered.map(({ copy }) => copy), ...offered.map(({ link }) => link)];
}
