import type { TableOfContentsBlock } from '../../cms/payload-types.ts';
import { contentsData } from '../../parts/contents/contentsData.ts';
import { tocSettings } from '../../parts/contents/tocSettings.ts';
import type { RenderContext } from '../../render/context.ts';
import { buildToc, type TocEntry, type TocSettings } from '../../shared/outline/toc.ts';
import { ownHeadings } from './ownHeadings.ts';
import { ownSettings } from './ownSettings.ts';

type Page = Pick<RenderContext, 'headings' | 'layouts' | 'view' | 'widgets'>;

/** Settings of one table on a page. */
export function settingsOf(block: TableOfContentsBlock, { view }: Pick<Page, 'view'>): TocSettings {
  return ownSettings(block, tocSettings(contentsData.of(view)));
}

/** Entries of a table on a page; none when the page is too short, or without a page. */
export function entriesOf(block: TableOfContentsBlock, page: Page): TocEntry[] {
  const settings = settingsOf(block, page);
  const headings = ownHeadings(block, page);
  if (block.hierarchical !== false) return buildToc(headings, settings);
  const listed = headings.filter(({ level }) => settings.levels.includes(level));
  return buildToc(
    listed.map((heading) => ({ ...heading, level: 2 })),
    { ...settings, levels: [2] },
  );
}
