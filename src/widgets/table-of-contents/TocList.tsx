import type { ReactNode } from 'react';
import { Link } from '../../render/links/Link.tsx';
import type { TocEntry } from '../../shared/outline/toc.ts';

type TocListProps = { entries: readonly TocEntry[]; extraIds: ReadonlySet<string> };

/** The nested list. Entries behind “more links” have `data-extra`. */
export function TocList({ entries, extraIds }: TocListProps): ReactNode {
  const isExtra = (entry: TocEntry | undefined): '' | undefined => (entry && extraIds.has(entry.id) ? '' : undefined);
  return (
    <ol className="r-toc__list" data-extra={isExtra(entries[0])}>
      {entries.map((entry) => (
        <li key={entry.id} className="r-toc__item" data-extra={isExtra(entry)}>
          <Link className="r-toc__link" href={`#${encodeURIComponent(entry.id)}`}>
            {entry.number && <span className="r-toc__number">{entry.number} </span>}
            {entry.text}
          </Link>
          {entry.children.length > 0 && <TocList entries={entry.children} extraIds={extraIds} />}
        </li>
      ))}
    </ol>
  );
}
