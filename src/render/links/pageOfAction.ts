import { parseAction } from '../../shared/actions/parseAction.ts';
import { ACTION_PREFIX } from '../../shared/actions/prefix.ts';
import type { Parts } from '../part.ts';
import type { PageView } from '../types.ts';

/**
 * The fallback page, without script, of a link that opens a panel of the site and has no page of its own: the cart, the account and the comparison
 * have pages.
 * @returns '' where there is none
 */
export function pageOfAction(href: string, { parts, view }: { parts: Parts; view: PageView }): string {
  if (!href.startsWith(ACTION_PREFIX)) return '';
  const action = parseAction(href);
  if (typeof action === 'string') return '';
  if (action.action !== 'off_canvas:open' && action.action !== 'off_canvas:toggle') return '';
  const { id } = action.settings;
  for (const part of parts.having('panelPage')) {
    const page = part.panelPage(id, view);
    if (page) return page;
  }
  return '';
}
