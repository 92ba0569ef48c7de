import { shopPathOn } from '../../parts/customers/accountPage.ts';
import { ACCOUNT } from '../../parts/customers/rules/accountPaths.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { loadAccount } from './loadAccount.ts';
import { MyAccount } from './MyAccount.tsx';
import css from './my-account.css?inline';

export const widget = defineWidget({
  name: 'my-account',
  css,
  personal: ACCOUNT,
  words: ({ text, title }) => [title, text].filter(Boolean).join(' '),
  headings: (block) => ownHeading(block, block.title, block.level),
  load: loadAccount,
  findGap: (_block, _data, { view }) =>
    shopPathOn(view, 'account')
      ? undefined
      : msg('Switch the shop on, and choose this page as its page of the account. Until then visitors have none.'),
  Component: MyAccount,
});
