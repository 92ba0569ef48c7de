import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { addToCount } from '../database/counters/addToCount.ts';
import { runOutside } from '../database/transactions/scope.ts';
import type { AuditAction } from './AuditLog.ts';
import { AUDIT_WORDS } from './auditWords.ts';

/** Request header with the sender's network, which the server sets and never passes on from outside. */
export const NETWORK_HEADER = 'x-rihla-network';

/** Networks of refused sign-ins within an hour, in one process, that get lines of their own. */
const MAX_NETWORKS = 100;
/** What strangers can cause. */
const REFUSALS: ReadonlySet<AuditAction> = new Set(['refused', 'code-refused', 'passkey-refused']);
const HOUR_MS = 3_600_000;

/** An event to record. */
export interface AuditEvent {
  action: AuditAction;
  /** Who acts; default: the user of the request. Null: nobody who has an account. */
  by?: { id: number | string; name?: string | null } | null | undefined;
  /** About whom or what, in words. */
  detail?: string;
}

/**
 * Records a sign-in or an export. The same event within an hour is one row with a count (one upsert), so a burst of refused sign-ins stays small. Never
 * throws: what was done is done, and a log that cannot be written must lock nobody out.
 */
export async function noteAudit(req: PayloadRequest, { action, by, detail = '' }: AuditEvent): Promise<void> {
  const now = Date.now();
  const user = by === undefined ? req.user : by;
  const network = networkOf(req, action, now);
  const who = user ? user.name || AUDIT_WORDS.somebody : by === null ? AUDIT_WORDS.nobody : AUDIT_WORDS.server;
  const parts = [action, user?.id ?? who, detail, network, Math.floor(now / HOUR_MS)];
  const columns = {
    at: new Date(now).toISOString(),
    ...{ action, detail, network, who },
    ...(user && { account_id: Number(user.id) }),
  };
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  try {
    // Not within a transaction of the request: a refusal rolls it back.
    await runOutside(() => addToCount(req.payload, { table: 'audit_log', key, columns, renewed: ['at'] }));
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'A line of the log of sign-ins and exports could not be written.' });
  }
}

/** Records that staff have taken data out of the studio. @param holds what the file holds, such as `Bookings` */
export async function noteExport(req: PayloadRequest, holds: string): Promise<void> {
  await noteAudit(req, { action: 'exported', detail: holds });
}

let refusals = { hour: 0, networks: new Set<string>() };

function networkOf({ headers }: PayloadRequest, action: AuditAction, now: number): string {
  const network = headers?.get(NETWORK_HEADER)?.slice(0, 60) ?? '';
  if (!REFUSALS.has(action)) return network;
  const hour = Math.floor(now / HOUR_MS);
  if (refusals.hour !== hour) refusals = { hour, networks: new Set() };
  if (!refusals.networks.has(network) && refusals.networks.size >= MAX_NETWORKS) return AUDIT_WORDS.manyNetworks;
  refusals.networks.add(network);
  return network;
}
