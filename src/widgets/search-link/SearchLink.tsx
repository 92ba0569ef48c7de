import { Search } from 'lucide-react';
import type { SearchLinkBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { SiteLink } from './SiteLink.tsx';

/** A link to the search of the site, which opens it above the page. */
export function SearchLink(props: WidgetProps<SearchLinkBlock>) {
  return (
    <SiteLink
      {...props}
      around={(link) => (
        <Island<typeof import('./island/SearchLinkIsland.ts')> name="search-link" trigger="interaction(hover-intent)">
          {link}
        </Island>
      )}
      href="/search/"
      icon={Search}
      opens
      words={props.context.t('search.title')}
    />
  );
}
