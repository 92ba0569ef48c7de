import type { ReactNode } from 'react';
import type { TextMark } from './marks.ts';

/** Words without an element of their own: in the preview they get one that bears the mark, for visitors there is none. */
export function Marked({ children, mark }: { children: ReactNode; mark: TextMark | undefined }) {
  return mark?.['data-text'] === undefined ? children : <span {...mark}>{children}</span>;
}
