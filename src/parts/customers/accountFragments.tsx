import panelCss from '../../overlays/panel/panel.css?inline';
import { createContext } from '../../render/createContext.ts';
import type { Fragments } from '../../render/part.ts';
import { toMarkup } from '../../render/renderBlocks.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import accountCss from './account.css?inline';
import boxCss from './account-box.css?inline';
import { shopPathOn } from './accountPage.ts';
import { accountBoxPath, readAccountBox } from './rules/accountBoxPath.ts';

/** The dialog of the account, as it is sent. */
export type AccountFragment = {
  html: string;
  css: string[];
};

/** The account as pages ask for it when it opens, so that no page bears its words, its markup and its style. */
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
