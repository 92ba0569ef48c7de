import type { PageView } from '../../render/types.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { encodePath } from '../../shared/urls.ts';
import { shopPathOn } from './accountPage.ts';
import { nextQuery } from './rules/accountPaths.ts';

const OPEN = writeAction({ action: 'off_canvas:open', settings: { id: 'account' } });

/**
 * What opens the account in its panel, and without script on its page, which then leads back here.
 * @returns undefined where travellers have no accounts
 */
export function accountHref(view: PageView): string | undefined {
  const path = shopPathOn(view, 'account');
  return path && `${path}${wayBack(view, path)}${OPEN}`;
}

/** What stands on many pages does not know where it is, and an answer to one visitor has no address to come back to. */
function wayBack({ isFragment, isNotice, kind, path }: PageView, account: string): string {
  const here = encodePath(path);
  const isPage = !isFragment && !isNotice && kind !== 'not-found' && kind !== 'template' && here !== account;
  return isPage ? nextQuery(here) : '';
}
