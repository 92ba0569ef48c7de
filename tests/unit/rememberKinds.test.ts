import { Column, is, SQL, sql, Table } from '@payloadcms/db-postgres/drizzle';
import { pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { expect, it } from 'vitest';

const tours = pgTable('tours', { title: text('title') });

it.each([
  ['a table', tours, [false, true, false]],
  ['a column', tours.title, [true, false, false]],
  ['a query', sql`select 1`, [false, false, true]],
  ['a proxy of a table', new Proxy(tours, {}), [false, true, false]],
  ['an object', {}, [false, false, false]],
  ['a text', 'tours', [false, false, false]],
  ['nothing', null, [false, false, false]],
] as const)('class of %s; the same answer again', (_, value, answers) => {
  for (let time = 0; time < 2; time += 1)
    expect([Column, Table, SQL].map((type) => is(value, type as never))).toEqual(answers);
});

it('class that is none of Drizzle; refused each time', () => {
  for (let time = 0; time < 2; time += 1) expect(() => is(tours, Map as never)).toThrow('Drizzle entity');
});
