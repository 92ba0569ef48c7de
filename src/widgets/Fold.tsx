import type { ReactNode } from 'react';
import type { RenderContext } from '../render/context.ts';
import css from './fold.css?inline';

interface FoldProps {
  children: ReactNode;
  context: RenderContext;
  title: string;
}

/**
 * Something that a phone folds below its title, so that the page is not long before anybody asks; wider windows and paper show all of it. What
 * says the title there has the class `r-fold-title`.
 */
export function Fold({ children, context, title }: FoldProps) {
  context.styles.use('fold', css);
  return (
    <details className="r-fold" open={context.editing || undefined}>
      <summary className="r-display">{title}</summary>
      {children}
    </details>
  );
}
