import type { RenderContext } from '../../render/context.ts';
import { buildToc, type TocEntry } from '../../shared/toc.ts';
import { contentsData } from './contentsData.ts';
import { tocSettings } from './tocSettings.ts';

/** The entries of the table of contents of a page's document; none when it is too short for one, or when there is no page. */
export function tocEntries({ headings, view }: Pick<RenderContext, 'headings' | 'view'>): TocEntry[] {
  return buildToc(headings.list, tocSettings(contentsData.of(view)));
}
