import type { RenderContext } from '../../render/context.ts';
import type { Anchor } from '../../render/href.ts';
import { Link } from '../../render/Link.tsx';
import type { TextMark } from '../../render/marks.ts';
import { canonicalPath } from '../../shared/urls.ts';

interface MenuLinkProps {
  context: RenderContext;
  label: string;
  /** Undefined where it leads nowhere; then it is only words. */
  anchor: Anchor | undefined;
  mark?: TextMark;
}

/** An entry of a menu, which says of itself when it leads to the page it stands on. */
export function MenuLink({ anchor, context, label, mark }: MenuLinkProps) {
  if (!anchor) return <span {...mark}>{label}</span>;
  const isCurrent = canonicalPath(anchor.href) === context.view.path;
  return (
    <Link {...anchor} aria-current={isCurrent ? 'page' : undefined} {...mark}>
      {label}
    </Link>
  );
}
