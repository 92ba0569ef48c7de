import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEPT_STATEMENTS, keepStatements } from './keepStatements.ts';

keepStatements();

let folder: string;
let client: Client;
const open = (): Client => createClient({ url: `file:${join(folder, 'test.db')}` });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-statements-'));
  client = open();
  await client.execute('create table tours (id integer primary key, name text unique)');
  await client.execute("insert into tours (name) values ('Dunes')");
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});
const names = async (of: Pick<Client, 'execute'> = client) =>
  (await of.execute('select * from tours order by id')).rows.map((row) => Object.entries(row));

it('prepares a statement once for each connection, and the least recently used anew', () => {
  const connection = new Database(join(folder, 'test.db'));
  const numbered = (number: number) => connection.prepare(`select ${number} as number`);
  const first = numbered(0);
  const second = numbered(1);
  expect(numbered(0)).toBe(first);
  for (let number = 2; number <= KEPT_STATEMENTS; number += 1) numbered(number);
  expect(numbered(0)).toBe(first);
  expect(numbered(1)).not.toBe(second);
  const other = new Database(join(folder, 'test.db'));
  expect(other.prepare('select 0 as number')).not.toBe(first);
  other.close();
  connection.close();
});

it('answers a kept statement with the values of now, with rows and without', async () => {
  const find = (id: number) => client.execute({ sql: 'select name from tours where id = ?', args: [id] });
  const add = (name: string) => client.execute({ sql: 'insert into tours (name) values (?)', args: [name] });
  expect((await find(2)).rows).toEqual([]);
  expect(await add('Oasis')).toMatchObject({ rowsAffected: 1, lastInsertRowid: 2n, columns: [] });
  expect(await add('Gorge')).toMatchObject({ rowsAffected: 1, lastInsertRowid: 3n, columns: [] });
  for (const [id, name] of [
    [2, 'Oasis'],
    [3, 'Gorge'],
    [1, 'Dunes'],
  ] as const)
    expect(await find(id)).toMatchObject({ columns: ['name'], rows: [{ name }] });
});

it('sees columns that this connection or another has added', async () => {
  expect(await names()).toEqual([
    [
      ['id', 1],
      ['name', 'Dunes'],
    ],
  ]);
  await client.execute('alter table tours add column days integer default 3');
  expect(await names()).toEqual([
    [
      ['id', 1],
      ['name', 'Dunes'],
      ['days', 3],
    ],
  ]);
  const other = open();
  const named = () => client.execute('select name, days from tours');
  expect((await named()).rows).toHaveLength(1);
  await other.execute('alter table tours add column price integer default 9');
  await other.execute('update tours set days = 4');
  other.close();
  expect((await named()).rows).toMatchObject([{ name: 'Dunes', days: 4 }]);
});

it('runs a statement again that has failed, and one that was rolled back', async () => {
  const add = (of: Pick<Client, 'execute'>, name: string) =>
    of.execute({ sql: 'insert into tours (name) values (?) returning id', args: [name] });
  await expect(add(client, 'Dunes')).rejects.toThrow('UNIQUE');
  const transaction = await client.transaction('write');
  expect((await add(transaction, 'Oasis')).rows).toMatchObject([{ id: 2 }]);
  await transaction.rollback();
  expect((await add(client, 'Oasis')).rows).toMatchObject([{ id: 2 }]);
});

it('leaves no lock: another connection writes after a kept statement has read', async () => {
  await names();
  const other = open();
  const writing = await other.transaction('write');
  await writing.execute("insert into tours (name) values ('Oasis')");
  await names();
  await writing.commit();
  other.close();
  expect(await names()).toHaveLength(2);
});
