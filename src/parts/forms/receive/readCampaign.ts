import { isObject } from '../../../shared/isObject.ts';

const MAX_PARAMETERS = 20;
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const VALUE_LENGTH = 200;

/**
 * Campaign parameters of a visit, such as `utm_source`.
 * @param text JSON from the script; undefined if invalid
 */
export function readCampaign(text: unknown): Record<string, string> | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(typeof text === 'string' ? text : '');
  } catch {
    return undefined;
  }
  if (!isObject(stored)) return undefined;
  const known = Object.entries(stored).filter(
    (entry): entry is [string, string] => NAME.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
  const parameters = known.slice(0, MAX_PARAMETERS).map(([name, value]) => [name, value.slice(0, VALUE_LENGTH)]);
  return parameters.length ? Object.fromEntries(parameters) : undefined;
}
