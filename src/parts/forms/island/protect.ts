import type { Challenge } from 'altcha-lib/types';
import { CHALLENGE_PATH, PROOF_NAME, TOKEN_NAME, TOKEN_PATH } from '../../../forms/spam/names.ts';
import { workOut } from './workOut.ts';

/** Least age of a valid token; measured from its arrival, this is never too early. */
const TOKEN_WAIT_MS = 3_000;
/** A token older than eleven hours may have expired when it arrives. */
const TOKEN_KEPT_MS = 11 * 60 * 60_000;
/** Challenges expire after twenty minutes. */
const PROOF_KEPT_MS = 15 * 60_000;
const PATIENCE_MS = 6_000;

/** Token and proof of a form. */
interface FormProtection {
  token?: Promise<Fetched | undefined>;
  proof?: Promise<Fetched | undefined>;
}

interface Fetched {
  value: string;
  /** `performance.now()` on arrival. */
  at: number;
}

const held = new WeakMap<HTMLFormElement, FormProtection>();

/** Prefetches token and challenge when a visitor starts to fill in a form. Idempotent. */
export function warm(form: HTMLFormElement): void {
  const all = held.get(form) ?? {};
  held.set(form, all);
  all.token ??= fetchToken();
  if (form.hasAttribute('data-proof')) all.proof ??= fetchProof();
}

/**
 * Protection fields of a form: a token, and the proof of work it requires (`data-proof` on the form). Waits until the token is valid. Never fails:
 * missing values are omitted, and the server judges more strictly.
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

/** Discards token and proof after a successful submission: they are valid once. Not to be called after a refusal. */
export function renew(form: HTMLFormElement): void {
  held.delete(form);
}

/** Whether to fetch again: failed, or too old. */
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
    // Offline or blocked: the form is submitted without.
    return undefined;
  }
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
