import { builderMedia } from '../shared/breakpoints.ts';
import { DEVICES } from '../shared/style.ts';

/**
 * The media queries under which a rule of an effect counts: one for each chosen device of the builder (spec, section 9, breakpoints), or one
 * for all. No choice, and one that is not on the list, is all of them.
 * @param devices as stored
 * @param conditions what has to be true besides
 */
export function onDevices(devices: unknown, ...conditions: readonly string[]): string[] {
  const chosen = DEVICES.filter((device) => Array.isArray(devices) && devices.includes(device));
  const queries = chosen.length % DEVICES.length === 0 ? [[]] : chosen.map((device) => [builderMedia(device)]);
  return queries.map((query) => [...conditions, ...query].join(' and '));
}
