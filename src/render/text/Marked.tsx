import type { ReactNode } from 'react';
import type { TextMark } from './marks.ts';

/** Text without an element of its own: in the preview a `span` carries its mark; for visitors there is none. */
export function Marked({ children, mark }: { children: ReactNode; mark: TextMark | undefined }) {
  return mark?.['data-text'] === undefined ? children : <span {...mark}>{children}</span>;
}
