import { Search } from 'lucide-react';
import type { SearchLinkBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { SearchPopover } from './SearchPopover.tsx';
import { SiteLink } from './SiteLink.tsx';

/** Opens the search: first as a native popover, then as the dialog with results. */
export function SearchLink(props: WidgetProps<SearchLinkBlock>) {
  const { context } = props;
  const id = context.uniqueId('search');
  return (
    <SiteLink
      {...props}
      around={(link) => (
        <Island<typeof import('./island/SearchLinkIsland.ts')> name="search-link" trigger="hover(mouse) | toggle">
          {link}
          <SearchPopover context={context} id={id} />
        </Island>
      )}
      icon={Search}
      popover={id}
      words={context.t('search.title')}
    />
  );
}
