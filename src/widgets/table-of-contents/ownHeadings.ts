import type { TableOfContentsBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { findHeadings } from '../../render/headings/headings.ts';
import { walkLayout } from '../../render/layout.ts';
import type { AnyBlock } from '../../render/types.ts';
import type { AnchoredHeading } from '../../shared/outline/headings.ts';

type Page = Pick<RenderContext, 'headings' | 'layouts' | 'widgets'>;

/** Headings of a page's document for one table: those inside one block, without those inside others. */
export function ownHeadings({ headings: scope }: TableOfContentsBlock, page: Page): AnchoredHeading[] {
  const within = textOf(scope?.within);
  const names = textOf(scope?.leaveOut).split(/\s+/).filter(Boolean);
  const list = page.headings.list();
  if (!within && names.length === 0) return list;
  const blocks = page.layouts.flatMap((layout) => walkLayout(layout, page.widgets));
  const inside = within ? idsIn(blocks.filter(isNamed(`#${within}`)), page) : undefined;
  const outside = idsIn(
    blocks.filter((block) => names.some((name) => isNamed(name)(block))),
    page,
  );
  return list.filter(({ id }) => (inside?.has(id) ?? true) && !outside.has(id));
}

function idsIn(blocks: AnyBlock[], { headings, widgets }: Page): Set<string | undefined> {
  return new Set(findHeadings(blocks, widgets).map(({ source }) => headings.idOf(source)));
}

/** Whether a block has the id `#route` or the class `.quiet`. */
function isNamed(name: string): ({ advanced }: AnyBlock) => boolean {
  const word = name.slice(1);
  return ({ advanced }) =>
    name.startsWith('#') ? advanced?.htmlId === word : textOf(advanced?.classes).split(/\s+/).includes(word);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
