import type { ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import css from './fold.css?inline';

interface FoldProps {
  children: ReactNode;
  context: RenderContext;
  title: string;
}

/**
 * Disclosure that is collapsed on phones, to keep the page short; wider windows and print show its content. The title there needs the class
 * `r-fold-title`.
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
