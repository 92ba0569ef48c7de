import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACT } from './contract.ts';

const names = Object.keys(CONTRACT) as (keyof typeof CONTRACT)[];

test.each(names)('#rihla/%s exports exactly the names of the contract', async (name) => {
  const module = (await import(`./kit/${name}.ts`)) as object;
  expect(Object.keys(module).sort()).toEqual([...CONTRACT[name]].sort());
});

test('every module of the kit is in the contract', () => {
  const files = globSync('*.ts', { cwd: join(import.meta.dirname, 'kit') });
  expect(files.map((file) => parse(file).name).sort()).toEqual([...names].sort());
});
