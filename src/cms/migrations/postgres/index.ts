// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import * as migration_20261122_123115_initial from './20261122_123115_initial.ts';
import * as migration_20261122_180450_listed_order from './20261122_180450_listed_order.ts';
import * as migration_20261122_185904_reviews_and_contacts from './20261122_185904_reviews_and_contacts.ts';
import * as migration_20261122_213829_tours from './20261122_213829_tours.ts';
import * as migration_20261122_220010_search_misses from './20261122_220010_search_misses.ts';
import * as migration_20261123_002718_forms from './20261123_002718_forms.ts';
import * as migration_20261123_005331_protection from './20261123_005331_protection.ts';
import * as migration_20261123_011422_mails from './20261123_011422_mails.ts';
import * as migration_20261123_011946_tour_archive from './20261123_011946_tour_archive.ts';
import * as migration_20261123_012228_channels from './20261123_012228_channels.ts';
import * as migration_20261123_013019_subscribers from './20261123_013019_subscribers.ts';
import * as migration_20261123_013503_inbox from './20261123_013503_inbox.ts';
import * as migration_20261123_075843_bookings from './20261123_075843_bookings.ts';
import * as migration_20261123_114814_shop from './20261123_114814_shop.ts';
import * as migration_20261124_021449_corrections from './20261124_021449_corrections.ts';
import * as migration_20261124_141626_unconfirmed from './20261124_141626_unconfirmed.ts';
import * as migration_20261126_122631_meeting_point from './20261126_122631_meeting_point.ts';

export const migrations = [
  {
    up: migration_20261122_123115_initial.up,
    down: migration_20261122_123115_initial.down,
    name: '20261122_123115_initial',
  },
  {
    up: migration_20261122_180450_listed_order.up,
    down: migration_20261122_180450_listed_order.down,
    name: '20261122_180450_listed_order',
  },
  {
    up: migration_20261122_185904_reviews_and_contacts.up,
    down: migration_20261122_185904_reviews_and_contacts.down,
    name: '20261122_185904_reviews_and_contacts',
  },
  {
    up: migration_20261122_213829_tours.up,
    down: migration_20261122_213829_tours.down,
    name: '20261122_213829_tours',
  },
  {
    up: migration_20261122_220010_search_misses.up,
    down: migration_20261122_220010_search_misses.down,
    name: '20261122_220010_search_misses',
  },
  {
    up: migration_20261123_002718_forms.up,
    down: migration_20261123_002718_forms.down,
    name: '20261123_002718_forms',
  },
  {
    up: migration_20261123_005331_protection.up,
    down: migration_20261123_005331_protection.down,
    name: '20261123_005331_protection',
  },
  {
    up: migration_20261123_011422_mails.up,
    down: migration_20261123_011422_mails.down,
    name: '20261123_011422_mails',
  },
  {
    up: migration_20261123_011946_tour_archive.up,
    down: migration_20261123_011946_tour_archive.down,
    name: '20261123_011946_tour_archive',
  },
  {
    up: migration_20261123_012228_channels.up,
    down: migration_20261123_012228_channels.down,
    name: '20261123_012228_channels',
  },
  {
    up: migration_20261123_013019_subscribers.up,
    down: migration_20261123_013019_subscribers.down,
    name: '20261123_013019_subscribers',
  },
  {
    up: migration_20261123_013503_inbox.up,
    down: migration_20261123_013503_inbox.down,
    name: '20261123_013503_inbox',
  },
  {
    up: migration_20261123_075843_bookings.up,
    down: migration_20261123_075843_bookings.down,
    name: '20261123_075843_bookings',
  },
  {
    up: migration_20261123_114814_shop.up,
    down: migration_20261123_114814_shop.down,
    name: '20261123_114814_shop',
  },
  {
    up: migration_20261124_021449_corrections.up,
    down: migration_20261124_021449_corrections.down,
    name: '20261124_021449_corrections',
  },
  {
    up: migration_20261124_141626_unconfirmed.up,
    down: migration_20261124_141626_unconfirmed.down,
    name: '20261124_141626_unconfirmed',
  },
  {
    up: migration_20261126_122631_meeting_point.up,
    down: migration_20261126_122631_meeting_point.down,
    name: '20261126_122631_meeting_point'
  },
];
