import type { Block, CollectionConfig, GlobalConfig } from 'payload';
import { Pages } from '../documents/pages/collection.ts';
import { Posts } from '../documents/posts/collection.ts';
import { Categories, Tags } from '../documents/terms.ts';
import { Chat } from '../parts/chat/settings/Chat.ts';
import { ChatAccounts } from '../parts/chat/settings/ChatAccounts.ts';
import { ChatClicks } from '../parts/chat/settings/ChatClicks.ts';
import { Analytics } from '../parts/consent/settings/Analytics.ts';
import { ConsentRecords } from '../parts/consent/settings/ConsentRecords.ts';
import { Toc } from '../parts/contents/settings/Toc.ts';
import { CopyProtection } from '../parts/copy-protection/settings/CopyProtection.ts';
import { Lightbox } from '../parts/lightbox/settings/Lightbox.ts';
import { Popups } from '../parts/popups/settings/Popups.ts';
import { blocks } from '../widgets/index.ts';

/** What editors can change of the features; the studio walks these lists and knows no member by its name. */
export interface StudioFeatures {
  /** The block of every widget, in the order in which editors are offered them. */
  blocks: readonly Block[];
  /** The kinds of document, and the terms that they are sorted by. */
  documents: readonly CollectionConfig[];
  /** What page parts keep beside the documents. */
  parts: { collections: readonly CollectionConfig[]; globals: readonly GlobalConfig[] };
}

/** Ours. A test gives the studio others. */
export const STUDIO_FEATURES: StudioFeatures = {
  blocks,
  documents: [Pages, Posts, Categories, Tags],
  parts: {
    collections: [Popups, ChatAccounts, ChatClicks, ConsentRecords],
    globals: [Toc, Lightbox, Chat, Analytics, CopyProtection],
  },
};
