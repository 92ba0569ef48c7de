import { expect, test } from 'vitest';
import { madeByServer } from './madeByServer.ts';

const fields = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

test('path and texts from the server update the form, except fields that were typed in since', () => {
  const sent = fields({ title: 'Dunes', path: '/untitled/', excerpt: '', note: null, template: 3, updatedAt: '1' });
  const doc = {
    title: 'Dunes',
    path: '/dunes/',
    excerpt: 'Sand',
    note: 'x',
    template: '4',
    updatedAt: '2',
    other: 'y',
  };
  expect(madeByServer(sent, sent, doc)).toEqual({ path: '/dunes/', excerpt: 'Sand', note: 'x' });
  const now = { ...sent, path: { value: '/typed/' } };
  expect(madeByServer(sent, now, doc)).toEqual({ excerpt: 'Sand', note: 'x' });
});
