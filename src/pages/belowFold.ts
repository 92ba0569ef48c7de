import type { RenderContext } from '../render/context.ts';
import { onlyBlocks } from '../render/layout.ts';
import type { Layout } from '../render/types.ts';

/** The file of style for what stands below the first screen, as the build made it. */
export interface BelowFold {
  /** Its address. */
  href: string;
  /** Whether it has a sheet, given the text that would be inlined. */
  holds(css: string): boolean;
}

/** A page with less to save, in characters of CSS, inlines it: a request costs a phone more than that. */
const LEAST_SAVED = 12_000;

export interface Sections {
  /** The sections ahead of the first one that needs style of the file; all of them where none does. */
  before: string;
  after: string;
}

/**
 * Renders the sections of a page's content. The first one never waits for a file: whatever stands there is in the first screen. In an
 * editor's preview all style is inlined, since what changes is put in place there.
 */
export function renderSections(layout: Layout, context: RenderContext, file: BelowFold | undefined): Sections {
  if (!file || context.editing) return { before: context.renderBlocks(layout), after: '' };
  const sections = { before: '', after: '' };
  for (const [index, block] of onlyBlocks(layout).entries()) {
    const html = context.renderBlocks([block]);
    if (index > 0 && heldBelow(context, file).size > 0) sections.after += html;
    else sections.before += html;
    if (index === 0) context.styles.markFold();
  }
  return sections;
}

/** The sheets of a page that come with the file, and not with the page. */
export function heldBelow({ styles }: RenderContext, { holds }: BelowFold): ReadonlySet<string> {
  return new Set(styles.belowFold().filter(holds));
}

/** Whether a page asks for the file. */
export function usesFile(context: RenderContext, file: BelowFold): boolean {
  return [...heldBelow(context, file)].join('').length >= LEAST_SAVED;
}
