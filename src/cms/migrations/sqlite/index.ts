import * as migration_20261120_183114_initial from './20261120_183114_initial.ts';
import * as migration_20261121_133003_chat_consent_share from './20261121_133003_chat_consent_share.ts';
import * as migration_20261121_172207_overlays from './20261121_172207_overlays.ts';
import * as migration_20261122_081553_links_numbering_chat from './20261122_081553_links_numbering_chat.ts';
import * as migration_20261122_094413_content_changes from './20261122_094413_content_changes.ts';

export const migrations = [
  {
    up: migration_20261120_183114_initial.up,
    down: migration_20261120_183114_initial.down,
    name: '20261120_183114_initial',
  },
  {
    up: migration_20261121_133003_chat_consent_share.up,
    down: migration_20261121_133003_chat_consent_share.down,
    name: '20261121_133003_chat_consent_share',
  },
  {
    up: migration_20261121_172207_overlays.up,
    down: migration_20261121_172207_overlays.down,
    name: '20261121_172207_overlays',
  },
  {
    up: migration_20261122_081553_links_numbering_chat.up,
    down: migration_20261122_081553_links_numbering_chat.down,
    name: '20261122_081553_links_numbering_chat',
  },
  {
    up: migration_20261122_094413_content_changes.up,
    down: migration_20261122_094413_content_changes.down,
    name: '20261122_094413_content_changes'
  },
];
