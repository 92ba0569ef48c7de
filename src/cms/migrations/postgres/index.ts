// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import * as migration_20261122_123115_initial from './20261122_123115_initial.ts';

export const migrations = [
  {
    up: migration_20261122_123115_initial.up,
    down: migration_20261122_123115_initial.down,
    name: '20261122_123115_initial'
  },
];
