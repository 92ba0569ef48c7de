import type { Challenge } from 'altcha-lib/types';
import { CHALLENGE_PATH, PROOF_NAME, TOKEN_NAME, TOKEN_PATH } from '../../../forms/spam/names.ts';
import { workOut } from './workOut.ts';

/** A token counts from this age on; the answer came after it was made, so this is never too early. */
const TOKEN_WAIT_MS = 3_000;
/** One that is older than eleven hours may be too old when it arrives. */
const TOKEN_KEPT_MS = 11 * 60 * 60_000;
/** Challenges end after twenty minutes. */
const PROOF_KEPT_MS = 15 * 60_000;
const PATIENCE_MS = 6_000;

/** What is kept of a form while somebody fills it in. */
interface Held {
  token?: Promise<Fetched | undefined>;
  proof?: Promise<Fetched | undefined>;
}

interface Fetched {
  value: string;
  /** `performance.now()` when it came. */
  at: number;
}

const held = new WeakMap<HTMLFormElement, Held>();

/** Fetches what a form will need, when somebody begins to fill it in. Calling it again costs nothing. */
export function warm(form: HTMLFormElement): void {
  const all = held.get(form) ?? {};
  held.set(form, all);
  all.token ??= fetchToken();
  if (form.hasAttribute('data-proof')) all.proof ??= fetchProof();
}

/**
 * What is sent with a form beside its fields: a token, and the work it asks for (`data-proof` on the form). Waits until the token counts. Never
 * fails: what could not be had is left out, and the server judges more strictly.
 */
export async function protect(form: HTMLFormElement): Promise<Record<string, string>> {
  const all = held.get(form) ?? {};
  if (await isStale(all.token, TOKEN_KEPT_MS)) delete all.token;
  if (await isStale(all.proof, PROOF_KEPT_MS)) delete all.proof;
  held.set(form, all);
  warm(form);
  const [token, proof] = await Promise.all([all.token, all.proof]);
  if (token) await pause(TOKEN_WAIT_MS - (performance.now() - token.at));
  return { ...(token && { [TOKEN_NAME]: token.value }), ...(proof && { [PROOF_NAME]: proof.value }) };
}

/** Forgets what was sent with a form: it counts once. To be called when the form was taken, not when it was refused. */
export function renew(form: HTMLFormElement): void {
  held.delete(form);
}

/** What could not be had is asked for again. */
async function isStale(fetched: Promise<Fetched | undefined> | undefined, keptMs: number): Promise<boolean> {
  const found = await fetched;
  return !found || performance.now() - found.at > keptMs;
}

async function fetchToken(): Promise<Fetched | undefined> {
  const { token } = (await ask(TOKEN_PATH)) ?? {};
  return typeof token === 'string' ? { value: token, at: performance.now() } : undefined;
}

async function fetchProof(): Promise<Fetched | undefined> {
  const { challenge } = (await ask(CHALLENGE_PATH)) ?? {};
  const at = performance.now();
  const solution = challenge && (await workOut(challenge as Challenge));
  return solution ? { value: btoa(JSON.stringify({ challenge, solution })), at } : undefined;
}

async function ask(path: string): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // Offline, or kept from asking: the form is sent without.
    return undefined;
  }
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
