import { type ComponentProps, createContext, useContext } from 'react';
import type { NotedLink, RenderContext } from './context.ts';

/** Hears of each link that is rendered, and knows the pages of actions; provided by `toMarkup`. */
export const LinkNotes = createContext<Pick<RenderContext, 'noteLink' | 'pageOfAction'> | null>(null);

/** A link of a page. All links of widgets and parts are this one, so that parts hear of them: what it leads to may open above the page. */
export function Link(props: ComponentProps<'a'> & Pick<NotedLink, 'data-lightbox'>) {
  const page = useContext(LinkNotes);
  page?.noteLink(props);
  const { href } = props;
  return <a {...props} href={href && page ? page.pageOfAction(href) + href : href} />;
}
