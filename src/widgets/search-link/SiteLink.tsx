import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import css from './site-link.css?inline';

interface SiteLinkBlock {
  label?: string | null;
  look?: string | null;
}

interface SiteLinkProps<B> extends Pick<WidgetProps<B>, 'attributes' | 'block' | 'context' | 'text'> {
  /** URL; undefined for a button. */
  href?: string;
  /** Default label. */
  words: string;
  icon: LucideIcon;
  /** Whether it opens an overlay. */
  opens?: boolean;
  /** Id of the popover that it opens natively. */
  popover?: string;
  rel?: string;
  /** Wraps the link, such as in an island. */
  around?: (link: ReactNode) => ReactNode;
}

/** Link to a standard page of the site, or the button that opens it: icon, text, or both. */
export function SiteLink<B extends SiteLinkBlock>({
  around = (link) => link,
  attributes,
  block,
  context,
  href,
  icon: Icon,
  opens,
  popover,
  rel,
  text,
  words,
}: SiteLinkProps<B>) {
  context.styles.use('site-link', css);
  const look = block.look === 'both' || block.look === 'text' ? block.look : 'icon';
  const label = block.label?.trim();
  const className = `r-site-link r-site-link--${look}`;
  const content = (
    <>
      {look !== 'text' && <Icon aria-hidden="true" className="r-icon" size={22} strokeWidth={1.5} />}
      <span className="r-site-link__label" {...(label && text('label'))}>
        {label || words}
      </span>
    </>
  );
  return (
    <div {...attributes('r-site-link-block')}>
      {around(
        popover ? (
          <button className={className} popoverTarget={popover} type="button">
            {content}
          </button>
        ) : (
          <Link aria-haspopup={opens ? 'dialog' : undefined} className={className} href={href} rel={rel}>
            {content}
          </Link>
        ),
      )}
    </div>
  );
}
