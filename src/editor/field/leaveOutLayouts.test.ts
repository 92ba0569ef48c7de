import { expect, test } from 'vitest';
import { leaveOutLayouts, restoreLayouts } from './leaveOutLayouts.ts';

const layout = [{ blockType: 'heading', id: 'a', text: 'Dunes' }];
const form = {
  title: { value: 'Dunes' },
  layout: { value: layout, initialValue: layout, valid: true },
  tags: { value: [1, 2] },
};

test('a form-state request contains no layout, and everything else', () => {
  const args = { id: 7, formState: form, data: { title: 'Dunes', layout, empty: [] } };
  expect(leaveOutLayouts(args, form)).toEqual({
    id: 7,
    formState: { title: { value: 'Dunes' }, layout: { valid: true }, tags: { value: [1, 2] } },
    data: { title: 'Dunes', empty: [] },
  });
  expect(form.layout.value).toBe(layout);
});

test("the response leaves the form's layout values unchanged", () => {
  const answer = {
    state: { title: { value: 'Dunes!' }, layout: { value: undefined, initialValue: undefined, valid: false } },
    lockedState: 1,
  };
  expect(restoreLayouts(answer, form)).toEqual({
    state: { title: { value: 'Dunes!' }, layout: { valid: false } },
    lockedState: 1,
  });
  expect(restoreLayouts(null, form)).toBeNull();
});
