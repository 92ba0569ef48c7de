import { expect, test } from 'vitest';
import { deviceValuesField, perDevice } from './perDevice.ts';

const gap = perDevice({ name: 'gap', type: 'select', label: 'Space between', options: ['small', 'large'] });

test('the field of values for devices has a label, with which its validation errors begin', () => {
  const [field] = deviceValuesField([gap]);
  expect(field?.label).toBe('On tablets and phones');
  expect(deviceValuesField([{ name: 'title', type: 'text' }])).toEqual([]);
});
