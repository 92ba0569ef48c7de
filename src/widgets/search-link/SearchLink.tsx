import { Search } from 'lucide-react';
import type { SearchLinkBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { SiteLink } from './SiteLink.tsx';

/** A link to the search of the site. */
export function SearchLink(props: WidgetProps<SearchLinkBlock>) {
  return <SiteLink {...props} href="/search/" icon={Search} words={props.context.t('search.title')} />;
}
