import { encodeBase64 } from './base64.ts';
import { ACTION_PREFIX } from './prefix.ts';
import type { Action } from './schemas.ts';

/**
 * Writes a link action as the hash of an address.
 * @param action as its schema wants it; settings that are undefined are left out
 */
export function writeAction({ action, settings }: Action): string {
  const json = JSON.stringify(settings);
  return `${ACTION_PREFIX}action=${action}${json === '{}' ? '' : `&settings=${encodeBase64(json)}`}`;
}
