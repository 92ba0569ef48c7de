import type { TableOfContentsBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { contentsData } from '../../parts/contents/contentsData.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import bulletsCss from './bullets.css?inline';
import collapseCss from './collapse.css?inline';
import { TOC_EARLY_SCRIPT } from './earlyState.ts';
import { entriesOf, settingsOf } from './entriesOf.ts';
import inlineCss from './inline.css?inline';
import { TableOfContents } from './TableOfContents.tsx';

/** Table of contents of the page's document. */
export function PageToc({ attributes, block, context, text }: WidgetProps<TableOfContentsBlock>) {
  const toc = contentsData.of(context.view);
  const settings = settingsOf(block, context);
  const entries = entriesOf(block, context);
  if (entries.length === 0) {
    return (
      <div {...attributes('r-toc-block')}>
        <p className="r-toc__empty" {...text('emptyText')}>
          {block.emptyText}
        </p>
      </div>
    );
  }
  const collapses = Boolean(block.collapse) && block.hierarchical !== false;
  const isFixed = block.box?.minimised === 'never';
  const index = context.nextTocIndex();
  const title = block.title || toc.title || context.t('toc.title');
  const variant = block.variant ?? 'inline';
  if (variant === 'inline') context.styles.use('table-of-contents/inline', inlineCss);
  if (block.marker === 'bullets') context.styles.use('table-of-contents/bullets', bulletsCss);
  if (collapses) context.styles.use('table-of-contents/collapse', collapseCss);
  return (
    <div {...attributes('r-toc-block', block.marker === 'bullets' && 'r-toc-block--bullets')}>
      <Island<typeof import('./island/TableOfContentsIsland.ts')>
        name="table-of-contents"
        props={{ smoothScroll: settings.smoothScroll, scrollOffset: settings.scrollOffset }}
        trigger={variant === 'sidebar' || collapses ? 'scroll | interaction' : 'interaction | visible'}
      >
        <TableOfContents
          collapses={collapses}
          earlyScript={isFixed ? undefined : context.needs.inline('script', TOC_EARLY_SCRIPT)}
          entries={entries}
          hideByDefault={settings.hideByDefault}
          hideByDevice={settings.hideByDevice}
          index={index}
          instanceId={`toc-${index}`}
          isFixed={isFixed}
          labels={{ title, moreLinks: context.t('toc.more'), fewerLinks: context.t('toc.less') }}
          titleMark={block.title ? text('title') : undefined}
          sticky={Boolean(block.sticky)}
          variant={variant}
          visibleLinks={settings.visibleLinks}
        />
      </Island>
    </div>
  );
}
