import { encodeBase64 } from './base64.ts';
import { ACTION_PREFIX } from './prefix.ts';
import type { Action } from './schemas.ts';

/**
 * Encodes a link action as a URL hash.
 * @param action valid for its schema; undefined settings are left out
 */
export function writeAction({ action, settings }: Action): string {
  const json = JSON.stringify(settings);
  return `${ACTION_PREFIX}action=${action}${json === '{}' ? '' : `&settings=${encodeBase64(json)}`}`;
}
