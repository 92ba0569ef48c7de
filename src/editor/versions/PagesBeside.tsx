import { type SyntheticEvent, useRef } from 'react';
import { t } from '../../shared/studioWords/t.ts';

interface PagesBesideProps {
  /** URLs, both same-origin. */
  draft: string;
  live: string;
}

/** The page as visitors see it, and with the draft, side by side; scrolling one scrolls the other. */
export function PagesBeside({ draft, live }: PagesBesideProps) {
  const frames = useRef<HTMLDivElement>(null);
  const follow = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    frame.contentWindow?.addEventListener('scroll', () => {
      const others = frames.current?.querySelectorAll('iframe') ?? [];
      for (const other of others) if (other !== frame) scrollLike(frame.contentWindow, other.contentWindow);
    });
  };
  return (
    <div className="rihla-editor-versions__pages" ref={frames}>
      <figure>
        <figcaption>{t('Live')}</figcaption>
        <iframe onLoad={follow} src={live} title={t('The page that visitors see now')} />
      </figure>
      <figure>
        <figcaption>{t('Draft')}</figcaption>
        <iframe onLoad={follow} src={draft} title={t('The page with the saved draft')} />
      </figure>
    </div>
  );
}

/** In parts of their heights, since pages differ in length. A page that stands so already is left alone: it would answer with a scroll of its own. */
function scrollLike(from: Window | null, to: Window | null): void {
  if (!from || !to) return;
  const top = (from.scrollY / Math.max(1, roomOf(from))) * roomOf(to);
  if (Math.abs(top - to.scrollY) > 2) to.scrollTo({ top, behavior: 'instant' });
}

function roomOf({ document: { documentElement }, innerHeight }: Window): number {
  return documentElement.scrollHeight - innerHeight;
}
