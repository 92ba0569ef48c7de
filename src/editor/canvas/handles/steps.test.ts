import { expect, test } from 'vitest';
import { firstShare, nearestStep, stepByKey } from './steps.ts';

const STEPS = [
  { value: '0', label: 'None', size: 0 },
  { value: '3', label: 'Small', size: 12 },
  { value: '5', label: 'Medium', size: 28 },
];
const led = (size: number, key: string, isReversed = false) => stepByKey(STEPS, size, key, isReversed)?.value;

test('a size snaps to the nearest step of the theme, however far it is dragged', () => {
  expect([-40, 5, 7, 21, 500].map((size) => nearestStep(STEPS, size).value)).toEqual(['0', '0', '3', '5', '5']);
});

test('arrows lead to the next larger and smaller step, Home and End to the ends', () => {
  expect(led(12, 'ArrowUp')).toBe('5');
  expect(led(12, 'ArrowRight')).toBe('5');
  expect(led(12, 'ArrowDown')).toBe('0');
  expect(led(12, 'Home')).toBe('0');
  expect(led(0, 'End')).toBe('5');
  expect(led(28, 'ArrowUp')).toBe('5');
  expect(led(12, 'Enter')).toBeUndefined();
});

test('from a size between two steps, as designed, the arrows lead to these', () => {
  expect([led(20, 'ArrowUp'), led(20, 'ArrowDown')]).toEqual(['5', '3']);
});

test('where lines run from the right, arrows to the sides change places', () => {
  expect([led(12, 'ArrowLeft', true), led(12, 'ArrowRight', true), led(12, 'ArrowUp', true)]).toEqual(['5', '0', '5']);
});

test('columns are compared by their proportions', () => {
  expect(firstShare('2-1')).toEqual({ share: 2 / 3, count: 2 });
  expect(firstShare('4-3-3')).toEqual({ share: 0.4, count: 3 });
  expect([firstShare('1'), firstShare('sidebar')]).toEqual([undefined, undefined]);
});
