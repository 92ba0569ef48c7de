import type { BasePayload, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { lockName } from '../../database/locks/lockName.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import { publicUrlOf } from '../../publicUrl.ts';
import { relyingPartyOf } from './relyingParty.ts';

/** Passkeys of one account: a telephone, a computer, a key on the ring, and what was forgotten. */
export const MAX_PASSKEYS = 20;
const PREFIX = 'passkeys:';

/** A passkey, as it is stored. */
export interface Passkey {
  /** Credential id, base64url. */
  id: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Uses, as the authenticator counts them; most of today's always say 0. */
  counter: number;
  /** How the browser reaches the authenticator. */
  transports: string[];
  name: string;
  /** ISO. */
  addedAt: string;
  /** ISO; null: not yet. */
  usedAt: string | null;
  /** Host name for which it was made. */
  host: string;
}

/** Passkeys of an account, for its owner and for admins. */
export interface PasskeyFacts {
  passkeys: (Pick<Passkey, 'id' | 'name' | 'addedAt' | 'usedAt' | 'host'> & {
    /** Whether it works at the site's address of today. */
    works: boolean;
  })[];
  /** The site's public address. */
  address: string;
  /** Whether browsers make passkeys for that address. */
  isPossible: boolean;
}

/**
 * Passkeys of an account. A row of Payload's key-value store, as its second step is: an update of the account's own row, read earlier, cannot undo it.
 */
export async function findPasskeys({ db }: BasePayload, account: number, req?: PayloadRequest): Promise<Passkey[]> {
  const where = { key: { equals: keyOf(account) } };
  const row = await db.findOne<{ id: number; data: Passkey[] }>({
    collection: 'payload-kv',
    where,
    ...(req && { req }),
  });
  return row?.data ?? [];
}

/** Facts of an account's passkeys, without their keys. */
export async function readPasskeyFacts(payload: BasePayload, account: number): Promise<PasskeyFacts> {
  const address = publicUrlOf(payload);
  const party = relyingPartyOf(address);
  const passkeys = await findPasskeys(payload, account);
  return {
    passkeys: passkeys.map(({ addedAt, host, id, name, usedAt }) => ({
      ...{ id, name, addedAt, usedAt, host },
      works: host === party?.id,
    })),
    address,
    isPossible: party !== undefined,
  };
}

/** Whether any account of the site signs in with a passkey. */
export async function hasAnyPasskey({ db }: BasePayload): Promise<boolean> {
  return Boolean(await db.findOne({ collection: 'payload-kv', where: { key: { like: PREFIX } } }));
}

/** Changes the passkeys of an account. The lock keeps a concurrent change from being lost. @param change gets those of now */
export async function changePasskeys(
  req: PayloadRequest,
  account: number,
  change: (passkeys: readonly Passkey[]) => Passkey[],
): Promise<void> {
  await inTransaction(req, async () => {
    await lockName(req, keyOf(account));
    await write(req, account, change(await findPasskeys(req.payload, account, req)));
  });
}

/** With the account its passkeys go: SQLite may give its id to the next one. */
export const forgetPasskeys: CollectionAfterDeleteHook = async ({ id, req }) => {
  await changePasskeys(req, Number(id), () => []);
};

/** An account without passkeys has no row. */
async function write(req: PayloadRequest, account: number, data: Passkey[]): Promise<void> {
  const key = keyOf(account);
  const row = { collection: 'payload-kv' as const, where: { key: { equals: key } }, req };
  if (data.length === 0) await req.payload.db.deleteMany(row);
  else await req.payload.db.upsert({ ...row, data: { key, data } });
}

function keyOf(account: number): string {
  return `${PREFIX}${account}`;
}
