import type { ReactNode } from 'react';
import { Link } from '../../render/links/Link.tsx';

export type ToTopProps = { labels: { toTop: string } };

/**
 * The scroll-to-top control: a link to the top of the document, so that it works without script. Visible while the root element has `data-scrolled`;
 * `ToTopIsland` sets `data-animated` from its first change on.
 */
export function ToTop({ labels }: ToTopProps): ReactNode {
  return (
    <Link className="r-to-top" href="#top">
      <svg role="img" viewBox="0 0 24 24" width="20" height="20">
        <title>{labels.toTop}</title>
        <path d="m5 12 7-7 7 7M12 19V5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </Link>
  );
}
