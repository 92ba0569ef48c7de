import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { changedValues, formWrites, withoutLocked, withoutSecrets, withUnshown } from './formValues.ts';

it('changed values are typed ones, never a secret, a server field or a hidden field', () => {
  const document = {
    title: 'A',
    seo: { title: 'S', hidden: 1 },
    days: [{ id: '1', text: 'one', cost: 3 }],
    note: null,
  };
  const form = {
    title: 'B',
    seo: { title: 'S' },
    days: [{ id: '1', text: 'one' }],
    note: '',
    updatedAt: 'x',
    new_password: 'p',
  };
  expect(changedValues(form, document)).toEqual({ title: 'B' });
  expect(withUnshown(form.days, document.days)).toEqual(document.days);
});

it('fields that a user may not change are no changes of theirs', () => {
  const fields = {
    notes: true,
    name: { create: true, read: true, update: true },
    history: { read: true },
    seo: { read: true, fields: { title: true } },
  };
  const values = { notes: 'n', name: 'N', history: [], seo: { title: 't' }, other: 1 };
  expect(withoutLocked(values, { fields })).toEqual({ notes: 'n', name: 'N', seo: { title: 't' }, other: 1 });
  for (const all of [undefined, { fields: true }]) expect(withoutLocked(values, all)).toEqual(values);
});

it('secrets are left out at any depth', () => {
  const settings = { webhook: { address: '/a/', secret: 's' }, keys: [{ id: '1', token: 't', name: 'n' }] };
  expect(withoutSecrets(settings)).toEqual({ webhook: { address: '/a/' }, keys: [{ id: '1', name: 'n' }] });
});

it('a block keeps only what the form has', () => {
  expect(withUnshown([{ id: 'a', blockType: 'x' }], [{ id: 'a', blockType: 'x', text: 't' }])).toEqual([
    { id: 'a', blockType: 'x' },
  ]);
});

it('plain values are written to the form’s own fields, lists of rows by the server', () => {
  const fields = {
    title: { value: 'A' },
    'seo.title': { value: 'S' },
    days: { rows: [], value: 0 },
    layout: { value: [] },
  };
  const after = { title: 'B', seo: { title: 'T' }, days: [{ id: '1' }], layout: [{ id: 'b' }] };
  expect(formWrites(fields as unknown as FormState, { title: 'A', seo: { title: 'S' } }, after)).toEqual({
    values: [
      ['title', 'B'],
      ['seo.title', 'T'],
      ['layout', [{ id: 'b' }]],
    ],
    lists: ['days'],
  });
});
