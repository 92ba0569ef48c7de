import { Link } from '../../render/Link.tsx';
import { Marked } from '../../render/Marked.tsx';
import type { TextMark } from '../../render/marks.ts';
import type { ShareView } from '../../shared/share/looks.ts';
import { ShareIcon } from './icons.tsx';

interface ShareItemProps {
  /** Id of a network, or `native` or `copy`. */
  method: string;
  /** What stands on it. */
  name: string;
  /** Names the field that this is, in an editor's preview. */
  mark?: TextMark | undefined;
  /** What it is called where that says more, or where nothing stands on it. */
  label?: string | undefined;
  /** Where a link leads; without it, it is a button for the island. */
  href?: string | undefined;
  view: ShareView;
  /** Classes of the item, and of the control in it. */
  className?: string | undefined;
  colourClass?: string | undefined;
  /** What may come of pressing it: takes the place of its name. */
  outcomes?: { copied: string; failed: string };
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** One control of a row of share buttons. Its method goes out as `data-share`; `data-longest` keeps room for an outcome. */
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
