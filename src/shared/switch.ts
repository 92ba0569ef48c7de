/** A switch: ON or OFF in the specification, a boolean in forms. */
export type Switch = boolean | 'ON' | 'OFF' | null | undefined;

/** Whether a switch is on; unset has the default. */
export function isOn(value: Switch, byDefault = false): boolean {
  return value === null || value === undefined ? byDefault : value === true || value === 'ON';
}
