import type { PageView } from '../../render/types.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { encodePath } from '../../shared/urls.ts';
import { shopPathOn } from './accountPage.ts';
import { nextQuery } from './rules/accountPaths.ts';

const OPEN = writeAction({ action: 'off_canvas:open', settings: { id: 'account' } });

/**
 * Link that opens the account panel, or without script its page, with the return path.
 * @returns undefined where travellers have no accounts
 */
export function accountHref(view: PageView): string | undefined {
  const path = shopPathOn(view, 'account');
  return path && `${path}${wayBack(view, path)}${OPEN}`;
}

/** No return path for fragments shared by many pages, and for responses without an address of their own. */
function wayBack({ isFragment, isNotice, kind, path }: PageView, account: string): string {
  const here = encodePath(path);
  const isPage = !isFragment && !isNotice && kind !== 'not-found' && kind !== 'template' && here !== account;
  return isPage ? nextQuery(here) : '';
}
