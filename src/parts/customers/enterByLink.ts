import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import type { Customer } from '../../cms/payload-types.ts';
import {
  CUSTOMERS,
  findCustomer,
  lockCustomer,
  lockCustomerAddress,
  writeCustomer,
} from '../../customers/customerRow.ts';
import { type CustomerLink, type ReadLink, readLink, usedLinks } from '../../customers/links.ts';
import type { SessionSecret } from '../../customers/sessionCookie.ts';
import { findOrdersOf } from '../shop/orders/findOrdersOf.ts';
import { openSession } from './openSession.ts';
import { detailsOf } from './rules/detailsOf.ts';

type Kind = CustomerLink['kind'];
type LinkOf<K extends Kind> = Extract<CustomerLink, { kind: K }>;

/** State of a link: `gone` when it has expired or was used, `foreign` when it is not this site's. */
export type FoundLink<K extends Kind> =
  | { kind: 'good'; read: ReadLink<LinkOf<K>> }
  | { kind: 'foreign' }
  | { kind: 'gone' };

/** Checks a mailed link without using it, since mail scanners open links, too. */
export async function findLink<K extends Kind>(
  payload: Payload,
  kind: K,
  token: string | undefined,
  now: Date,
): Promise<FoundLink<K>> {
  const read = readLink(payload.secret, token, now.getTime());
  if (read?.link.kind !== kind) return { kind: 'foreign' };
  if (read.isExpired) return { kind: 'gone' };
  const row = await findCustomer({ payload }, whereOf(read.link));
  // Signing in creates a missing account; a change of address needs an existing one.
  const isGone = row ? isUsed(row, read, now) : kind === 'change';
  return isGone ? { kind: 'gone' } : { kind: 'good', read: read as ReadLink<LinkOf<K>> };
}

/** Whether the account has used this link before. */
export function isUsed(row: Pick<Customer, 'usedLinks'>, { key }: Pick<ReadLink, 'key'>, now: Date): boolean {
  return usedLinks(row.usedLinks, now).some((used) => used.key === key);
}

/** The used links of an account plus this one. */
export function withUsed(row: Pick<Customer, 'usedLinks'>, { end, key }: ReadLink, now: Date) {
  return [...usedLinks(row.usedLinks, now), { key, end }];
}

function whereOf(link: CustomerLink): TypedWhere<typeof CUSTOMERS> {
  return link.kind === 'enter' ? { email: { equals: link.email } } : { id: { equals: link.customer } };
}

/** Creates an account with the contact details of the traveller's earlier orders. */
async function createCustomer(req: PayloadRequest, email: string): Promise<{ id: number }> {
  const { payload } = req;
  const details = detailsOf(await findOrdersOf({ payload, req }, { email }), email);
  return payload.create({ collection: CUSTOMERS, data: { email, ...details }, depth: 0, req });
}

/**
 * Signs in by a mailed link, once. Creates the account if there is none: the link proves the address.
 * @returns the session's secret for the cookie; undefined: the link is invalid
 * @throws Error when the database cannot be written
 */
export async function enterByLink(
  payload: Payload,
  token: string | undefined,
  visit: { cookies: Readonly<Record<string, string>>; now: Date },
): Promise<SessionSecret | undefined> {
  const found = await findLink(payload, 'enter', token, visit.now);
  if (found.kind !== 'good') return undefined;
  const { read } = found;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    // Two concurrent first visits create one account.
    await lockCustomerAddress(req, read.link.email);
    const email = read.link.email;
    const known = await findCustomer({ payload, req }, { email: { equals: email } });
    const { id } = known ?? (await createCustomer(req, email));
    await lockCustomer(req, id);
    const row = await findCustomer({ payload, req }, { id: { equals: id } });
    if (!row || isUsed(row, read, visit.now)) return undefined;
    await writeCustomer(req, id, { usedLinks: withUsed(row, read, visit.now) });
    return openSession(req, row, { by: 'link', ...visit });
  });
}
