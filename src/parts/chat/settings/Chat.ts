import type { GlobalConfig } from 'payload';
import { isEditor, isWriter } from '../../../cms/access/roles.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import { translatableGlobal } from '../../../cms/translations/translatable.ts';
import { accountsTab } from './accountsTab.ts';
import { analyticsTab } from './analyticsTab.ts';
import { displayTab } from './displayTab.ts';
import { linksTab } from './linksTab.ts';
import { stylesTab } from './stylesTab.ts';

/** Settings of the floating chat button and its box (spec, chat widget configuration): names and defaults are the spec's. */
export const Chat: GlobalConfig = translatableGlobal({
  slug: 'chat',
  label: 'Chat',
  access: { read: isWriter, update: isEditor },
  admin: { group: 'Settings and people' },
  hooks: { afterChange: [globalChanged] },
  custom: { readPictures: ['defaultAvatar'], words: 'whatsapp messenger opening hours' },
  fields: [{ type: 'tabs', tabs: [accountsTab, stylesTab, displayTab, linksTab, analyticsTab] }],
});
