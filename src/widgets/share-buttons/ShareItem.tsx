import { Link } from '../../render/links/Link.tsx';
import { Marked } from '../../render/text/Marked.tsx';
import type { TextMark } from '../../render/text/marks.ts';
import type { ShareView } from '../../shared/share/looks.ts';
import { ShareIcon } from './icons.tsx';

interface ShareItemProps {
  /** Id of a network, or `native` or `copy`. */
  method: string;
  /** Visible label. */
  name: string;
  /** Preview mark of the label's field. */
  mark?: TextMark | undefined;
  /** Accessible name, where it differs from the visible label. */
  label?: string | undefined;
  /** URL of a link; without it, a button for the island. */
  href?: string | undefined;
  view: ShareView;
  /** Classes of the item, and of the control in it. */
  className?: string | undefined;
  colourClass?: string | undefined;
  /** Results of a click, shown in place of its label. */
  outcomes?: { copied: string; failed: string };
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** A control of a row of share buttons. `data-share` is its method; `data-longest` reserves space for the longest result. */
export function ShareItem({ className, colourClass, href, label, mark, method, name, outcomes, view }: ShareItemProps) {
  const shared = {
    'aria-label': label ?? (view === 'icon' ? name : undefined),
    className: ['r-share__control', colourClass].filter(Boolean).join(' '),
    'data-longest': view === 'icon' ? undefined : outcomes?.failed,
    'data-share': method,
  };
  const inside = (
    <>
      {view !== 'text' && (
        <span className="r-share__icon">
          <ShareIcon id={method} />
        </span>
      )}
      {view === 'text' && !outcomes && <Marked mark={mark}>{name}</Marked>}
      {(view === 'both' || outcomes) && (
        <span {...mark} className="r-share__name" data-copied={outcomes?.copied} data-failed={outcomes?.failed}>
          {name}
        </span>
      )}
    </>
  );
  return (
    <li className={className}>
      {href ? (
        <Link {...shared} href={href} {...(/^https?:/.test(href) ? OUTSIDE : {})}>
          {inside}
        </Link>
      ) : (
        <button {...shared} type="button">
          {inside}
        </button>
      )}
      {outcomes && <span className="r-share__status" role="status" />}
    </li>
  );
}
