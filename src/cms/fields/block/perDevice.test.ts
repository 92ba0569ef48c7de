import { expect, test } from 'vitest';
import { deviceValuesField, perDevice } from './perDevice.ts';

const gap = perDevice({ name: 'gap', type: 'select', label: 'Space between', options: ['small', 'large'] });

test('values for devices have a name that people know, which begins their faults', () => {
  const [field] = deviceValuesField([gap]);
  expect(field?.label).toBe('On tablets and phones');
  expect(deviceValuesField([{ name: 'title', type: 'text' }])).toEqual([]);
});
