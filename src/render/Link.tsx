import { type ComponentProps, createContext, useContext } from 'react';
import type { NotedLink } from './context.ts';

/** Hears of each link that is rendered; provided by `toMarkup`. */
export const LinkNotes = createContext<((link: NotedLink) => void) | null>(null);

/** A link of a page. All links of widgets and parts are this one, so that parts hear of them: what it leads to may open above the page. */
export function Link(props: ComponentProps<'a'> & Pick<NotedLink, 'data-lightbox'>) {
  useContext(LinkNotes)?.(props);
  return <a {...props} />;
}
