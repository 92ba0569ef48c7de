import { builderMedia } from '../shared/breakpoints.ts';
import { DEVICES } from '../shared/style.ts';

/**
 * Media queries of an effect's rules: one for each chosen device of the builder (spec, breakpoints), or one for all. No choice, or an
 * unknown one, means all.
 * @param devices as stored
 * @param conditions additional conditions
 */
export function onDevices(devices: unknown, ...conditions: readonly string[]): string[] {
  const chosen = DEVICES.filter((device) => Array.isArray(devices) && devices.includes(device));
  const queries = chosen.length % DEVICES.length === 0 ? [[]] : chosen.map((device) => [builderMedia(device)]);
  return queries.map((query) => [...conditions, ...query].join(' and '));
}
