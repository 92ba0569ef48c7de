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

test('a carousel with autoplay, visible and undisturbed, rotates', () => {
  expect(isRotating(FREE)).toBe(true);
});

test.each(Object.keys(FREE) as (keyof RotationState)[])('%s alone prevents it', (name) => {
  expect(isRotating({ ...FREE, [name]: !FREE[name] })).toBe(false);
});
