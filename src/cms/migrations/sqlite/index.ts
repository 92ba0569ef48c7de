// Generated from the configuration by `npm run migrate:create`; not to be changed by hand.
import * as migration_20261122_123109_initial from './20261122_123109_initial.ts';

export const migrations = [
  {
    up: migration_20261122_123109_initial.up,
    down: migration_20261122_123109_initial.down,
    name: '20261122_123109_initial'
  },
];
