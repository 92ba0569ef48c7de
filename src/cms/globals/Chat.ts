import type { GlobalConfig } from 'payload';
import { isEditor, isStaff } from '../access/roles.ts';
import { globalChanged } from '../hooks/contentVersion.ts';
import { accountsTab } from './chat/accountsTab.ts';
import { analyticsTab } from './chat/analyticsTab.ts';
import { displayTab } from './chat/displayTab.ts';
import { linksTab } from './chat/linksTab.ts';
import { stylesTab } from './chat/stylesTab.ts';

/** The floating chat button and its box (spec, section 3, chat widget configuration): names and defaults are the spec's. */
export const Chat: GlobalConfig = {
  slug: 'chat',
  label: 'Chat',
  access: { read: isStaff, update: isEditor },
  admin: { group: 'Contact' },
  hooks: { afterChange: [globalChanged] },
  fields: [{ type: 'tabs', tabs: [accountsTab, stylesTab, displayTab, linksTab, analyticsTab] }],
};
