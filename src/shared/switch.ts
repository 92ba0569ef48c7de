/** A setting that the specification knows as ON or OFF and a form stores as a boolean. */
export type Switch = boolean | 'ON' | 'OFF' | null | undefined;

/** Whether a setting is on; one that was never made has the default. */
export function isOn(value: Switch, byDefault = false): boolean {
  return value === null || value === undefined ? byDefault : value === true || value === 'ON';
}
