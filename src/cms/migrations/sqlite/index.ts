// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import * as migration_20261122_123109_initial from './20261122_123109_initial.ts';
import * as migration_20261122_180443_listed_order from './20261122_180443_listed_order.ts';
import * as migration_20261122_185850_reviews_and_contacts from './20261122_185850_reviews_and_contacts.ts';
import * as migration_20261122_213826_tours from './20261122_213826_tours.ts';
import * as migration_20261122_220007_search_misses from './20261122_220007_search_misses.ts';
import * as migration_20261123_002715_forms from './20261123_002715_forms.ts';
import * as migration_20261123_005319_protection from './20261123_005319_protection.ts';
import * as migration_20261123_011416_mails from './20261123_011416_mails.ts';
import * as migration_20261123_011939_tour_archive from './20261123_011939_tour_archive.ts';
import * as migration_20261123_012222_channels from './20261123_012222_channels.ts';
import * as migration_20261123_013013_subscribers from './20261123_013013_subscribers.ts';
import * as migration_20261123_013455_inbox from './20261123_013455_inbox.ts';
import * as migration_20261123_075839_bookings from './20261123_075839_bookings.ts';
import * as migration_20261123_114810_shop from './20261123_114810_shop.ts';
import * as migration_20261124_021444_corrections from './20261124_021444_corrections.ts';
import * as migration_20261124_141623_unconfirmed from './20261124_141623_unconfirmed.ts';
import * as migration_20261126_122625_meeting_point from './20261126_122625_meeting_point.ts';

export const migrations = [
  {
    up: migration_20261122_123109_initial.up,
    down: migration_20261122_123109_initial.down,
    name: '20261122_123109_initial',
  },
  {
    up: migration_20261122_180443_listed_order.up,
    down: migration_20261122_180443_listed_order.down,
    name: '20261122_180443_listed_order',
  },
  {
    up: migration_20261122_185850_reviews_and_contacts.up,
    down: migration_20261122_185850_reviews_and_contacts.down,
    name: '20261122_185850_reviews_and_contacts',
  },
  {
    up: migration_20261122_213826_tours.up,
    down: migration_20261122_213826_tours.down,
    name: '20261122_213826_tours',
  },
  {
    up: migration_20261122_220007_search_misses.up,
    down: migration_20261122_220007_search_misses.down,
    name: '20261122_220007_search_misses',
  },
  {
    up: migration_20261123_002715_forms.up,
    down: migration_20261123_002715_forms.down,
    name: '20261123_002715_forms',
  },
  {
    up: migration_20261123_005319_protection.up,
    down: migration_20261123_005319_protection.down,
    name: '20261123_005319_protection',
  },
  {
    up: migration_20261123_011416_mails.up,
    down: migration_20261123_011416_mails.down,
    name: '20261123_011416_mails',
  },
  {
    up: migration_20261123_011939_tour_archive.up,
    down: migration_20261123_011939_tour_archive.down,
    name: '20261123_011939_tour_archive',
  },
  {
    up: migration_20261123_012222_channels.up,
    down: migration_20261123_012222_channels.down,
    name: '20261123_012222_channels',
  },
  {
    up: migration_20261123_013013_subscribers.up,
    down: migration_20261123_013013_subscribers.down,
    name: '20261123_013013_subscribers',
  },
  {
    up: migration_20261123_013455_inbox.up,
    down: migration_20261123_013455_inbox.down,
    name: '20261123_013455_inbox',
  },
  {
    up: migration_20261123_075839_bookings.up,
    down: migration_20261123_075839_bookings.down,
    name: '20261123_075839_bookings',
  },
  {
    up: migration_20261123_114810_shop.up,
    down: migration_20261123_114810_shop.down,
    name: '20261123_114810_shop',
  },
  {
    up: migration_20261124_021444_corrections.up,
    down: migration_20261124_021444_corrections.down,
    name: '20261124_021444_corrections',
  },
  {
    up: migration_20261124_141623_unconfirmed.up,
    down: migration_20261124_141623_unconfirmed.down,
    name: '20261124_141623_unconfirmed',
  },
  {
    up: migration_20261126_122625_meeting_point.up,
    down: migration_20261126_122625_meeting_point.down,
    name: '20261126_122625_meeting_point'
  },
];
