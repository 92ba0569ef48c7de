import type { PageView } from '../../render/types.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { shopPathOn } from './accountPage.ts';

/**
 * What opens the account in its panel, and without script on its page.
 * @returns undefined where travellers have no accounts
 */
export function accountHref(view: Pick<PageView, 'parts'>): string | undefined {
  const path = shopPathOn(view, 'account');
  return path && `${path}${writeAction({ action: 'off_canvas:open', settings: { id: 'account' } })}`;
}
