import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';

/**
 * The ids of the popups that links in some markup open, each once.
 * @param html as our own renderer and sanitiser write it: quoted attributes, escaped signs
 */
export function linkedPopups(html: string): number[] {
  const ids = [...html.matchAll(/\shref="([^"]*rihla-action[^"]*)"/g)].flatMap(([, href = '']) => {
    const action = parseAction(actionHash(href.replaceAll('&amp;', '&')));
    return typeof action === 'object' && action.action === 'popup:open' ? [action.settings.id] : [];
  });
  return [...new Set(ids)];
}
