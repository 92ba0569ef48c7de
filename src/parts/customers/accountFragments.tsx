import panelCss from '../../overlays/panel/panel.css?inline';
import { toMarkup } from '../../render/blocks/renderBlocks.tsx';
import { createContext } from '../../render/createContext.ts';
import type { Fragments } from '../../render/part.ts';
import { AccountDialog } from './AccountDialog.tsx';
import accountCss from './account.css?inline';
import boxCss from './account-box.css?inline';
import { shopPathOn } from './accountPage.ts';
import { accountBoxPath, readAccountBox } from './rules/accountBoxPath.ts';

/** The account dialog's fragment. */
export type AccountFragment = {
  html: string;
  css: string[];
};

/** Fragment of the account dialog, fetched when it opens, so that pages do not contain its texts, markup and styles. */
export const accountFragments: Fragments = {
  route: accountBoxPath(':id'),
  readId: readAccountBox,
  async make(_id, tools) {
    const view = tools.view(accountBoxPath(), '');
    const path = shopPathOn(view, 'account');
    if (!path) return undefined;
    const context = createContext({
      ...tools,
      kind: 'fragment',
      name: 'account',
      classPrefix: 'a1-',
      view,
      layout: [],
      slot: { desktop: 480, phone: 1 },
    });
    const { needs, styles } = context;
    styles.use('account', accountCss);
    styles.use('panel', panelCss);
    styles.use('account/box', boxCss);
    const html = toMarkup(<AccountDialog context={context} path={path} />, context);
    const body: AccountFragment = { html, css: styles.list() };
    return { body, sources: needs.sources(), opens: [] };
  },
};
