import * as migration_20261120_183114_initial from './20261120_183114_initial.ts';

export const migrations = [
  {
    up: migration_20261120_183114_initial.up,
    down: migration_20261120_183114_initial.down,
    name: '20261120_183114_initial'
  },
];
