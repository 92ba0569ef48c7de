import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { Link } from '../../render/Link.tsx';
import css from './site-link.css?inline';

interface SiteLinkBlock {
  label?: string | null;
  look?: string | null;
}

interface SiteLinkProps<B> extends Pick<WidgetProps<B>, 'attributes' | 'block' | 'context' | 'text'> {
  href: string;
  /** What it says unless its block says otherwise. */
  words: string;
  icon: LucideIcon;
  /** Whether it opens something above the page. */
  opens?: boolean;
  rel?: string;
  /** What stands around the link, such as the marker of an island. */
  around?: (link: ReactNode) => ReactNode;
}

/** A link to a part of the site that every site has: a sign, words, or both. */
export function SiteLink<B extends SiteLinkBlock>({
  around = (link) => link,
  attributes,
  block,
  context,
  href,
  icon: Icon,
  opens,
  rel,
  text,
  words,
}: SiteLinkProps<B>) {
  context.styles.use('site-link', css);
  const look = block.look === 'both' || block.look === 'text' ? block.look : 'icon';
  const label = block.label?.trim();
  return (
    <div {...attributes('r-site-link-block')}>
      {around(
        <Link
          aria-haspopup={opens ? 'dialog' : undefined}
          className={`r-site-link r-site-link--${look}`}
          href={href}
          rel={rel}
        >
          {look !== 'text' && <Icon aria-hidden="true" className="r-icon" size={22} strokeWidth={1.5} />}
          <span className="r-site-link__label" {...(label && text('label'))}>
            {label || words}
          </span>
        </Link>,
      )}
    </div>
  );
}
