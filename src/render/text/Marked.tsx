import type { ReactNode } from 'react';
import type { TextMark } from './marks.ts';

/** Text without an element of its own: a `span` carries its mark, in the preview or where it is in another language than its page. */
export function Marked({ children, mark }: { children: ReactNode; mark: TextMark | undefined }) {
  return !mark || (mark['data-text'] === undefined && !mark.lang) ? children : <span {...mark}>{children}</span>;
}
