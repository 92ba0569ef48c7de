import { callStudioApi } from '../../shared/callStudioApi.ts';
import { isObject } from '../../shared/isObject.ts';
import { COMMANDS, isFixed } from './commands.ts';
import { type OwnKeys, setOwnKeys } from './ownKeys.ts';

/** A preference of the account, as Payload stores them: each account reads and changes its own alone. */
const ADDRESS = '/api/payload-preferences/rihla-editor-keys';

/**
 * Reads the account's own shortcuts from the server, and uses them in this window.
 * @throws Error with the server's words
 */
export async function loadOwnKeys(): Promise<OwnKeys> {
  const { value } = await callStudioApi<{ value?: unknown }>(ADDRESS);
  const own = readOwnKeys(value);
  setOwnKeys(own);
  return own;
}

/**
 * Changes the account's own shortcuts on the server, then in this window. What another window has changed meanwhile stays.
 * @param change makes the new ones of those stored
 * @throws Error with the server's words; then nothing is changed
 */
export async function changeOwnKeys(change: (stored: OwnKeys) => OwnKeys): Promise<void> {
  const next = change(await loadOwnKeys());
  await callStudioApi(ADDRESS, { value: next });
  setOwnKeys(next);
}

/** Shortcuts of known commands in a stored value; what has another shape is left out. */
export function readOwnKeys(value: unknown): OwnKeys {
  if (!isObject(value)) return {};
  const entries = COMMANDS.flatMap((command) => {
    const keys = value[command.name];
    if (isFixed(command) || !Array.isArray(keys) || !keys.every((each) => typeof each === 'string')) return [];
    return [[command.name, keys] as const];
  });
  return Object.fromEntries(entries);
}
