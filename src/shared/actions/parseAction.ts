import { safeParse } from 'valibot';
import { decodeBase64 } from './base64.ts';
import { ACTION_PREFIX } from './prefix.ts';
import { type Action, type ActionName, SCHEMAS } from './schemas.ts';

/** Maximum length; no valid settings are longer. */
const MAX_LENGTH = 8_000;

/**
 * Parses the action in a link's hash, `#rihla-action:action={name}&settings={base64 JSON}` (spec),
 * percent-encoded or not. Untrusted, so it is validated against the action's schema.
 * @returns the action, or as text why there is none
 */
export function parseAction(hash: string): Action | string {
  if (hash.length > MAX_LENGTH) return 'it is too long';
  const text = decode(hash);
  const [, name, encoded] = /^#rihla-action:action=([^&]+)(?:&settings=(.*))?$/s.exec(text ?? '') ?? [];
  if (!name) return `it is not of the form ${ACTION_PREFIX}action=…&settings=…`;
  if (!Object.hasOwn(SCHEMAS, name)) return `there is no action "${name.slice(0, 40)}"`;
  const settings = readSettings(encoded);
  if (settings === undefined) return 'its settings are not JSON in base64';
  const { issues, output, success } = safeParse(SCHEMAS[name as ActionName], settings);
  if (success) return { action: name, settings: output } as Action;
  const [{ message, path }] = issues;
  return `its setting "${path?.map(({ key }) => key).join('.') ?? ''}" is not right: ${message}`;
}

function decode(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash);
  } catch {
    // A malformed percent-encoding is kept unchanged: base64 has no %.
    return hash;
  }
}

function readSettings(encoded: string | undefined): unknown {
  if (!encoded) return {};
  try {
    return JSON.parse(decodeBase64(encoded));
  } catch {
    return undefined;
  }
}
