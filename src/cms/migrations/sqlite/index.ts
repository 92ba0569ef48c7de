// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import * as migration_20261122_123109_initial from './20261122_123109_initial.ts';
import * as migration_20261122_180443_listed_order from './20261122_180443_listed_order.ts';
import * as migration_20261122_185850_reviews_and_contacts from './20261122_185850_reviews_and_contacts.ts';
import * as migration_20261122_213826_tours from './20261122_213826_tours.ts';
import * as migration_20261122_220007_search_misses from './20261122_220007_search_misses.ts';

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
    name: '20261122_220007_search_misses'
  },
];
