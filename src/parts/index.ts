import type { CollectionConfig, GlobalConfig } from 'payload';
import { Chat } from './chat/settings/Chat.ts';
import { ChatAccounts } from './chat/settings/ChatAccounts.ts';
import { ChatClicks } from './chat/settings/ChatClicks.ts';
import { Analytics } from './consent/settings/Analytics.ts';
import { ConsentRecords } from './consent/settings/ConsentRecords.ts';
import { ContactClicks } from './contact/settings/ContactClicks.ts';
import { Toc } from './contents/settings/Toc.ts';
import { CopyProtection } from './copy-protection/settings/CopyProtection.ts';
import { Lightbox } from './lightbox/settings/Lightbox.ts';
import { Popups } from './popups/settings/Popups.ts';
import { Reviews } from './reviews/settings/Reviews.ts';
import { Search } from './search/settings/Search.ts';
import { SearchMisses } from './search/settings/SearchMisses.ts';

/** What editors and the site keep of a part. */
export interface PartSettings {
  /** The part's folder. */
  name: string;
  globals?: readonly GlobalConfig[];
  collections?: readonly CollectionConfig[];
}

/** Every part; the order is that of the parts in each place of a page, and of their settings in the studio. */
export const partSettings = [
  { name: 'contents', globals: [Toc] },
  { name: 'progress' },
  { name: 'reviews', collections: [Reviews] },
  { name: 'departures' },
  { name: 'search', globals: [Search], collections: [SearchMisses] },
  { name: 'contact', collections: [ContactClicks] },
  { name: 'dock' },
  { name: 'to-top' },
  { name: 'template-scroll' },
  { name: 'effects' },
  { name: 'popups', collections: [Popups] },
  // After all whose links it wakes.
  { name: 'actions' },
  { name: 'lightbox', globals: [Lightbox] },
  { name: 'chat', globals: [Chat], collections: [ChatAccounts, ChatClicks] },
  { name: 'consent', globals: [Analytics], collections: [ConsentRecords] },
  { name: 'copy-protection', globals: [CopyProtection] },
  { name: 'live-preview' },
  // Last, since its part of the script in the head may throw.
  { name: 'edit-bar' },
] as const satisfies readonly PartSettings[];
