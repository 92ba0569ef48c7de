import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { findWarnings } from '../rules/findWarnings.ts';
import { readFormValues } from './readFormValues.ts';

const field = (value: unknown) => ({ value, initialValue: value });

test('reads a new form, in which an empty list is a number', () => {
  const form: FormState = { title: field(undefined), conditions: { ...field(0), rows: [] }, overlay: field(true) };
  expect(findWarnings(readFormValues(form))).toEqual(['by_links_only']);
});

test('reads groups and rows as stored, without the content', () => {
  const form: FormState = {
    conditions: { ...field(1), disableFormData: true, rows: [{ id: 'a' }] },
    'conditions.0.rule': field('include'),
    'conditions.0.of': field('site'),
    'layout.0.text': field('Long'),
    'triggers.page_load.enabled': field(true),
    'triggers.page_load.delay': field(5),
  };
  expect(readFormValues(form)).toEqual({
    conditions: [{ rule: 'include', of: 'site' }],
    triggers: { page_load: { enabled: true, delay: 5 } },
  });
});
