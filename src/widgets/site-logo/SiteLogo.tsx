import type { SiteLogoBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';

/** Logo and name of the operator, linked to the front page. */
export function SiteLogo({ attributes, context }: WidgetProps<SiteLogoBlock>) {
  return (
    <Link {...attributes('r-logo')} href="/">
      <svg
        aria-hidden="true"
        fill="none"
        height="34"
        stroke="currentColor"
        strokeWidth="1.700"
        viewBox="0 0 48 48"
        width="34"
      >
        <path d="M10 10h28v28H10zM24 4.200 43.800 24 24 43.800 4.200 24z" />
        <circle cx="24" cy="24" r="7" />
      </svg>
      <span>{context.view.site.name}</span>
    </Link>
  );
}
