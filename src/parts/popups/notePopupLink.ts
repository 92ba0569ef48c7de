import type { NotedLink, RenderContext } from '../../render/context.ts';
import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';

/** Records which popup a link opens, in the page's needs. */
export function notePopupLink({ href = '' }: NotedLink, { needs }: Pick<RenderContext, 'needs'>): void {
  const hash = actionHash(href);
  const action = hash && parseAction(hash);
  if (typeof action === 'object' && action.action === 'popup:open')
    needs.use('popups', { opens: [action.settings.id] });
}
