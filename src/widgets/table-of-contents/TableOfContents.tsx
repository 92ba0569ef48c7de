import type { ReactNode } from 'react';
import type { TextMark } from '../../render/text/marks.ts';
import { flattenToc, hiddenDevices, type TocEntry, type TocSettings } from '../../shared/outline/toc.ts';
import { TocList } from './TocList.tsx';

export type TableOfContentsProps = {
  /** Unique on the page; prefix of the ids inside. */
  instanceId: string;
  /** Index among the page's tables, from 0; part of the cookie's name. */
  index: number;
  entries: readonly TocEntry[];
  variant: 'inline' | 'sidebar';
  /** Whether it is sticky; in a sidebar only. */
  sticky: boolean;
  /** Level of the table's own heading; default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Inline script that collapses the list before the first paint; its hash is in the Content-Security-Policy. */
  earlyScript?: { __html: string } | undefined;
  /** Whether it is always open, without a toggle. */
  isFixed?: boolean;
  /** Whether lower levels show only the entries of the current section. */
  collapses?: boolean;
  /** Preview mark of the title's field. */
  titleMark?: TextMark | undefined;
  labels: { title: string; moreLinks: string; fewerLinks: string };
} & Pick<TocSettings, 'hideByDefault' | 'hideByDevice' | 'visibleLinks'>;

/**
 * Table of contents; nothing without entries. Open without script, otherwise by its toggle: the style sheet reads `aria-expanded` and nothing
 * else. Attributes of the `nav` carry the state: `data-hide` devices on which the list starts collapsed · `data-state` shown or hidden, once
 * stored or chosen · `data-collapse` lower levels only of the current section · `data-more` expanded or collapsed · `data-ready` the island is
 * mounted · `data-animated` changes are animated.
 */
export function TableOfContents(props: TableOfContentsProps): ReactNode {
  const { instanceId, index, entries, variant, sticky, visibleLinks, headingLevel = 2, isFixed, labels } = props;
  if (entries.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const titleId = `${instanceId}-title`;
  const bodyId = `${instanceId}-body`;
  const hidden = hiddenDevices(props);
  const extraIds = new Set(
    visibleLinks > 0
      ? flattenToc(entries)
          .slice(visibleLinks)
          .map(({ id }) => id)
      : [],
  );
  return (
    <nav
      className="r-toc"
      aria-labelledby={titleId}
      data-index={index}
      data-variant={variant}
      data-sticky={variant === 'sidebar' && sticky ? '' : undefined}
      data-collapse={props.collapses ? '' : undefined}
      data-hide={hidden.length > 0 ? hidden.join(' ') : undefined}
    >
      <Heading className="r-toc__heading">
        {isFixed ? (
          <span id={titleId} {...props.titleMark}>
            {labels.title}
          </span>
        ) : (
          <button className="r-toc__toggle" type="button" aria-expanded aria-controls={bodyId}>
            <span id={titleId} {...props.titleMark}>
              {labels.title}
            </span>
            <svg className="r-toc__chevron" aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
              <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </Heading>
      {props.earlyScript && <script dangerouslySetInnerHTML={props.earlyScript} />}
      <div className="r-toc__body" id={bodyId}>
        <div className="r-toc__scroll">
          <TocList entries={entries} extraIds={extraIds} />
          {extraIds.size > 0 && <MoreButtons labels={labels} bodyId={bodyId} />}
        </div>
      </div>
    </nav>
  );
}

function MoreButtons({ labels, bodyId }: Pick<TableOfContentsProps, 'labels'> & { bodyId: string }): ReactNode {
  return (
    <>
      <button className="r-toc__more" type="button" aria-expanded="false" aria-controls={bodyId} data-sets="expanded">
        {labels.moreLinks}
      </button>
      <button
        className="r-toc__more"
        type="button"
        aria-expanded="true"
        aria-controls={bodyId}
        data-sets="collapsed"
        hidden
      >
        {labels.fewerLinks}
      </button>
    </>
  );
}
