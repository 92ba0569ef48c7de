import type { BasePayload, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { PassedBy } from '../../auditLog/auditSignIn.ts';
import { lockName } from '../../database/locks/lockName.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import { openText, sealText } from '../../services/sealing.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recoveryCodes.ts';
import { findPeriod } from './totp.ts';

/**
 * The second step of an account, a row of Payload's key-value store: an update of the account's own row, read earlier, cannot undo it (lost update).
 */
interface SecondStep {
  /** The secret shared with the app, sealed. */
  sealed: string;
  /** Since when, ISO. */
  since: string;
  /** Period of the last code that was taken (RFC 6238): no code is taken twice. */
  usedPeriod: number;
  /** Hashes of the recovery codes that are left. */
  recovery: readonly string[];
}

/** State of an account's second step, for the studio. */
export interface SecondStepFacts {
  isOn: boolean;
  since: string | null;
  codesLeft: number;
  /** Whether the app's codes can be checked: not after the site's secret has changed. */
  isReadable: boolean;
}

/** Result of changing an account's second step. */
export interface SecondStepChange {
  /** New recovery codes, readable now only. */
  codes?: string[];
  facts: SecondStepFacts;
}

/** Facts of an account's second step that its owner and administrators may see: never the secret or a code. */
export async function readFacts(payload: BasePayload, account: number): Promise<SecondStepFacts> {
  const step = await find(payload, account);
  return {
    isOn: step !== undefined,
    since: step?.since ?? null,
    codesLeft: step?.recovery.length ?? 0,
    isReadable: step !== undefined && openSecret(payload, account, step.sealed) !== undefined,
  };
}

/** Whether an account asks for a code after its password. */
export async function hasSecondStep(req: PayloadRequest, account: number): Promise<boolean> {
  return (await find(req.payload, account, req)) !== undefined;
}

/**
 * Turns the second step of an account on. Of two concurrent calls one succeeds.
 * @param usedPeriod of the code that has shown that the app works
 * @returns recovery codes, which are readable now only; undefined for an account that has a second step
 */
export async function turnOn(
  req: PayloadRequest,
  account: number,
  secret: string,
  usedPeriod: number,
  now: Date,
): Promise<string[] | undefined> {
  return inTransaction(req, async () => {
    if (await findLocked(req, account)) return undefined;
    const codes = newRecoveryCodes();
    const recovery = codes.map(hashRecoveryCode);
    const sealed = sealText(req.payload.secret, secretName(account), secret);
    await write(req, account, { sealed, since: now.toISOString(), usedPeriod, recovery });
    return codes;
  });
}

/** Makes new recovery codes; those before them end. @returns undefined for an account without a second step */
export async function renewCodes(req: PayloadRequest, account: number): Promise<string[] | undefined> {
  return inTransaction(req, async () => {
    const step = await findLocked(req, account);
    if (!step) return undefined;
    const codes = newRecoveryCodes();
    await write(req, account, { ...step, recovery: codes.map(hashRecoveryCode) });
    return codes;
  });
}

/** Turns the second step of an account off. The lock keeps a code that is spent meanwhile from writing it back. */
export async function turnOff(req: PayloadRequest, account: number): Promise<void> {
  await inTransaction(req, async () => {
    await lockName(req, keyOf(account));
    await req.payload.db.deleteMany({ collection: 'payload-kv', where: { key: { equals: keyOf(account) } }, req });
  });
}

/** With the account its second step goes: SQLite may give its id to the next one. */
export const forgetSecondStep: CollectionAfterDeleteHook = async ({ id, req }) => {
  await turnOff(req, Number(id));
};

/**
 * Uses up a code of the app, or a recovery code. Of two concurrent uses of one code, in whatever process, one succeeds.
 * @param now epoch, ms
 * @returns what it was, if it was right and not used before
 */
export async function spendCode(
  req: PayloadRequest,
  account: number,
  code: string,
  now: number,
): Promise<PassedBy | undefined> {
  return inTransaction(req, async () => {
    const step = await findLocked(req, account);
    if (!step) return undefined;
    const secret = openSecret(req.payload, account, step.sealed);
    const period = secret && findPeriod(secret, plainCode(code), now, step.usedPeriod);
    if (period) {
      await write(req, account, { ...step, usedPeriod: period });
      return 'app';
    }
    const recovery = step.recovery.filter((hash) => hash !== hashRecoveryCode(code));
    if (recovery.length === step.recovery.length) return undefined;
    await write(req, account, { ...step, recovery });
    return 'recovery';
  });
}

async function findLocked(req: PayloadRequest, account: number): Promise<SecondStep | undefined> {
  await lockName(req, keyOf(account));
  return find(req.payload, account, req);
}

async function find({ db }: BasePayload, account: number, req?: PayloadRequest): Promise<SecondStep | undefined> {
  const where = { key: { equals: keyOf(account) } };
  const row = await db.findOne<{ id: number; data: SecondStep }>({
    collection: 'payload-kv',
    where,
    ...(req && { req }),
  });
  return row?.data;
}

async function write(req: PayloadRequest, account: number, data: SecondStep): Promise<void> {
  const key = keyOf(account);
  await req.payload.db.upsert({ collection: 'payload-kv', data: { key, data }, where: { key: { equals: key } }, req });
}

function openSecret({ secret }: BasePayload, account: number, sealed: string): string | undefined {
  return openText(secret, secretName(account), sealed);
}

function secretName(account: number): string {
  return `second step of account ${account}`;
}

function keyOf(account: number): string {
  return `second-step:${account}`;
}
