import type { ReactNode } from 'react';
import type { Translate } from '../../shared/messages/index.ts';
import { hasChosen, type TermItem } from './termTree.ts';

interface FoldedProps {
  items: readonly TermItem[];
  shown: number;
  t: Translate;
  /** Renders a run of terms in this view. */
  children(items: readonly TermItem[]): ReactNode;
}

/** The first terms, and the others behind “show more”, open when one of them is chosen. A single remaining term is shown with the first. */
export function Folded({ children, items, shown, t }: FoldedProps) {
  if (items.length <= shown + 1) return children(items);
  const more = items.slice(shown);
  return (
    <>
      {children(items.slice(0, shown))}
      <details className="r-taxonomy-filter__more" open={more.some(hasChosen)}>
        <summary>{t('filter.more', { count: more.length })}</summary>
        {children(more)}
      </details>
    </>
  );
}
