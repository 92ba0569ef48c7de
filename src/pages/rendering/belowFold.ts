import type { RenderContext } from '../../render/context.ts';
import { onlyBlocks } from '../../render/layout.ts';
import type { Layout } from '../../render/types.ts';
import laterSectionsCss from '../../widgets/laterSections.css?inline';

/** A built stylesheet for sections below the fold. */
export interface BelowFold {
  /** Its URL. */
  href: string;
  /** Whether it contains a style sheet, given the text that would be inlined. */
  holds(css: string): boolean;
}

/** Minimum saving, in characters of CSS; with less, a page inlines it: a request costs a phone more than that. */
const MIN_SAVED = 12_000;

/** Number of sections of a long page, such as the demo's front page with nine: with fewer, style of 60 bytes saves a phone nothing. */
const MANY_SECTIONS = 6;

export interface Sections {
  /** Sections before the first one that needs the file; all of them where none does. */
  before: string;
  after: string;
  /** The file that contains most of the style for the sections below; undefined where all is inlined. */
  file: BelowFold | undefined;
}

/**
 * Renders the sections of a page's content. The first one never waits for a file: it is above the fold. In an editor's preview all style is
 * inlined, since changes are patched into the page.
 */
export function renderSections(layout: Layout, context: RenderContext, files: readonly BelowFold[] = []): Sections {
  const { editing, styles } = context;
  if (files.length === 0 || editing) return { before: context.renderBlocks(layout), after: '', file: undefined };
  const sections = onlyBlocks(layout).map((block, index) => {
    const html = context.renderBlocks([block]);
    if (index === 0) styles.markFold();
    return { html, sheets: styles.belowFold() };
  });
  const file = fittest(files, sections.at(-1)?.sheets ?? []);
  const waits = sections.findIndex(({ sheets }, index) => index > 0 && file && sheets.some(file.holds));
  const end = waits < 0 ? sections.length : waits;
  const join = (some: typeof sections): string => some.map(({ html }) => html).join('');
  return { before: join(sections.slice(0, end)), after: join(sections.slice(end)), file };
}

/** The file that saves a page most inlined style. */
function fittest(files: readonly BelowFold[], sheets: readonly string[]): BelowFold | undefined {
  const [best] = files
    .map((file) => ({ file, saved: sheets.filter(file.holds).join('').length }))
    .sort((one, other) => other.saved - one.saved);
  return best?.file;
}

/** The style sheets of a page that come with the file, and are not inlined. */
export function heldBelow({ styles }: RenderContext, { holds }: BelowFold): ReadonlySet<string> {
  return new Set(styles.belowFold().filter(holds));
}

/** Whether a page links the file. */
export function usesFile(context: RenderContext, file: BelowFold): boolean {
  return [...heldBelow(context, file)].join('').length >= MIN_SAVED;
}

/** Lets a phone lay out the later sections of a long page as they approach the viewport. The file has such a rule of its own. */
export function deferLaterSections(layout: Layout, { editing, styles }: RenderContext): void {
  if (!editing && onlyBlocks(layout).length >= MANY_SECTIONS) styles.use('later-sections', laterSectionsCss);
}
