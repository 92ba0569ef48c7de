import { type ComponentProps, createContext, useContext } from 'react';
import type { NotedLink, RenderContext } from '../context.ts';

/** React context through which `<Link>` reports each rendered link, and looks up the fallback pages of actions; provided by `toMarkup`. */
export const LinkNotes = createContext<Pick<RenderContext, 'noteLink' | 'pageOfAction'> | null>(null);

/** A link. All links of widgets and parts use it, so that parts learn of them: a link may open something above the page. */
export function Link(props: ComponentProps<'a'> & Pick<NotedLink, 'data-lightbox'>) {
  const page = useContext(LinkNotes);
  page?.noteLink(props);
  const { href } = props;
  return <a {...props} href={href && page ? page.pageOfAction(href) + href : href} />;
}
