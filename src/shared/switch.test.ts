import { expect, test } from 'vitest';
import { isOn } from './switch.ts';

test('ON and true are on, OFF and false are off, and unset is the default', () => {
  for (const on of [true, 'ON'] as const)
    expect([isOn(on), isOn(on, false), isOn(on, true)]).toEqual([true, true, true]);
  for (const off of [false, 'OFF'] as const) expect([isOn(off), isOn(off, true)]).toEqual([false, false]);
  for (const unset of [null, undefined]) expect([isOn(unset), isOn(unset, true)]).toEqual([false, true]);
});
