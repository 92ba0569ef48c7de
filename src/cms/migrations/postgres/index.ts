import * as migration_20261120_183117_initial from './20261120_183117_initial.ts';

export const migrations = [
  {
    up: migration_20261120_183117_initial.up,
    down: migration_20261120_183117_initial.down,
    name: '20261120_183117_initial'
  },
];
