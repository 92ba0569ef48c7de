import { expect, test } from 'vitest';
import { isRotating, type RotationState } from './isRotating.ts';

const FREE: RotationState = {
  isWanted: true,
  isStill: false,
  isHovered: false,
  isHeld: false,
  isOnScreen: true,
  isTabVisible: true,
};

test('a carousel that is wanted to move, is seen and left alone, moves', () => {
  expect(isRotating(FREE)).toBe(true);
});

test.each(Object.keys(FREE) as (keyof RotationState)[])('%s alone decides against it', (name) => {
  expect(isRotating({ ...FREE, [name]: !FREE[name] })).toBe(false);
});
