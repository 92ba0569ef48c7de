import type { TableOfContentsBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { contentsData } from '../../parts/contents/contentsData.ts';
import { tocEntries } from '../../parts/contents/tocEntries.ts';
import { tocSettings } from '../../parts/contents/tocSettings.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { TOC_EARLY_SCRIPT } from './earlyState.ts';
import inlineCss from './inline.css?inline';
import { TableOfContents } from './TableOfContents.tsx';

/** The table of contents of the document it stands in. */
export function PageToc({ attributes, block, context, text }: WidgetProps<TableOfContentsBlock>) {
  const toc = contentsData.of(context.view);
  const settings = tocSettings(toc);
  const index = context.nextTocIndex();
  const title = block.title || toc.title || context.t('toc.title');
  const variant = block.variant ?? 'inline';
  if (variant === 'inline') context.styles.use('table-of-contents/inline', inlineCss);
  return (
    <div {...attributes('r-toc-block')}>
      <Island<typeof import('./island/TableOfContentsIsland.ts')>
        name="table-of-contents"
        props={{ smoothScroll: settings.smoothScroll, scrollOffset: settings.scrollOffset }}
        trigger={variant === 'sidebar' ? 'scroll | interaction' : 'interaction | visible'}
      >
        <TableOfContents
          earlyScript={context.needs.inline('script', TOC_EARLY_SCRIPT)}
          entries={tocEntries(context)}
          hideByDefault={settings.hideByDefault}
          hideByDevice={settings.hideByDevice}
          index={index}
          instanceId={`toc-${index}`}
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
