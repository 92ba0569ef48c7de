import { callStudioApi } from '../../shared/callStudioApi.ts';
import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { LONGEST_NAME } from '../../shared/layouts/limits.ts';

/** As stored: a template of this kind (`SAVED_SECTION`), which visitors see where it is linked. */
const KIND = 'section';
/** Maximum number of offered sections. */
const MAX_OFFERED = 200;

/** A saved section of this site. */
export interface SavedSection {
  id: number;
  title: string;
  layout: readonly LayoutBlock[];
}

/**
 * The published sections of this site, by their titles.
 * @throws Error with words for the editor
 */
export async function listSaved(): Promise<SavedSection[]> {
  const found = await callStudioApi<{ docs: (Omit<SavedSection, 'layout'> & { layout?: LayoutBlock[] | null })[] }>(
    `/api/templates?where[kind][equals]=${KIND}&where[_status][equals]=published&depth=0&sort=title&limit=${MAX_OFFERED}`,
  );
  return found.docs.flatMap(({ id, layout, title }) => (layout?.length ? [{ id, layout, title }] : []));
}

/**
 * Publishes blocks as a section of this site.
 * @returns the block that links it
 * @throws Error with words for the editor
 */
export async function saveSection(title: string, layout: readonly LayoutBlock[]): Promise<LayoutBlock> {
  const made = await callStudioApi<{ doc: { id: number } }>('/api/templates', {
    kind: KIND,
    layout,
    title,
    _status: 'published',
  });
  return linkTo(made.doc.id, title);
}

/** The block that shows a saved section, named by its title. */
export function linkTo(id: number, title: string): LayoutBlock {
  return { blockType: 'linked-section', section: id, blockName: title.slice(0, LONGEST_NAME) };
}
