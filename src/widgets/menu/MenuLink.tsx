import type { RenderContext } from '../../render/context.ts';
import type { Anchor } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import type { TextMark } from '../../render/text/marks.ts';
import { canonicalPath } from '../../shared/urls.ts';

interface MenuLinkProps {
  context: RenderContext;
  label: string;
  /** Undefined without a target; then it is plain text. */
  anchor: Anchor | undefined;
  mark?: TextMark;
}

/** A menu item, with `aria-current` when it leads to this page. */
export function MenuLink({ anchor, context, label, mark }: MenuLinkProps) {
  if (!anchor) return <span {...mark}>{label}</span>;
  const isCurrent = canonicalPath(anchor.href) === context.view.path;
  return (
    <Link {...anchor} aria-current={isCurrent ? 'page' : undefined} {...mark}>
      {label}
    </Link>
  );
}
