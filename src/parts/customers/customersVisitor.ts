import type { Payload } from 'payload';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { customerOf, type SignedIn } from '../../customers/customerOf.ts';
import { changeCustomer, writeCustomer } from '../../customers/customerRow.ts';
import { SESSION_COOKIE, sessionCookies } from '../../customers/sessionCookie.ts';
import { isFresh, isUseDue, withUse } from '../../customers/sessions.ts';
import { definePersonal, type PersonalRequest } from '../../render/personal.ts';
import type { PageView } from '../../render/types.ts';
import type { OpenOrder } from '../shop/orders/openOrder.ts';
import { orderToken } from '../shop/orders/orderLink.ts';
import { readShop } from '../shop/shopPages.ts';
import { readStatements } from '../shop/statement/readStatement.ts';
import { ordersOf } from './ordersOf.ts';
import { ACCOUNT, type AccountDone, DONE_PARAMETER, NEXT_PARAMETER, readDone } from './rules/accountPaths.ts';
import { journeysOf, type StatedJourneys } from './rules/journeys.ts';
import { samePath } from './rules/samePath.ts';

/** Data of a signed-in customer for pages. */
export interface CustomerVisitor {
  id: number;
  email: string;
  name: string | undefined;
  phone: string | undefined;
  hasPassword: boolean;
  /** Whether a password can be set without the current one. */
  isFresh: boolean;
  sessionCount: number;
  /** Notice from the URL. */
  done: AccountDone | undefined;
  /** The orders with their statements, read on demand by blocks. */
  journeys(): Promise<StatedJourneys>;
  /** Token of an order's page. */
  tokenOf(order: OpenOrder): string;
}

/** A visitor who is not signed in, with a return path. */
export interface GuestVisitor {
  id?: undefined;
  /** Path of this site to return to after signing in. */
  next: string;
}

/** Per-visitor data of pages with account blocks: by the session cookie, which is extended on use, and by the parameter with the return path. */
export const customersVisitor = definePersonal<CustomerVisitor | GuestVisitor>(ACCOUNT, {
  cookies: [SESSION_COOKIE],
  parameters: [NEXT_PARAMETER],
  async read(asked, payload) {
    const next = samePath(asked.query.get(NEXT_PARAMETER));
    return (await readCustomer(asked, payload)) ?? (next ? { next } : undefined);
  },
});

/** The signed-in customer on a page; undefined for other visitors. */
export function customerOn(view: Pick<PageView, 'visitor'>): CustomerVisitor | undefined {
  const visitor = customersVisitor.of(view);
  return visitor?.id === undefined ? undefined : visitor;
}

/** Return path after signing in; undefined: the account page. */
export function nextOn(view: Pick<PageView, 'visitor'>): string | undefined {
  const visitor = customersVisitor.of(view);
  return visitor?.id === undefined ? visitor?.next : undefined;
}

async function readCustomer(
  { cookies, keep, now, query }: PersonalRequest,
  payload: Payload,
): Promise<CustomerVisitor | undefined> {
  if (!cookies[SESSION_COOKIE]) return undefined;
  const url = publicUrlOf(payload);
  const customer = await customerOf(payload, cookies, now);
  if (!customer) {
    for (const cookie of sessionCookies(undefined, url)) keep?.(cookie);
    return undefined;
  }
  if (isUseDue(customer.session, now)) {
    await noteUse(payload, customer, now);
    for (const cookie of sessionCookies(customer.secret, url)) keep?.(cookie);
  }
  const { email, hasPassword, id, name, phone, session, sessionCount } = customer;
  return {
    ...{ id, email, name, phone, hasPassword, sessionCount },
    isFresh: isFresh(session, now),
    done: readDone(query.get(DONE_PARAMETER)),
    journeys: async () => {
      const journeys = journeysOf(await ordersOf(payload, { id, email }), now);
      const statements = await readStatements(payload, journeys.coming, { now, shop: await readShop(payload) });
      return { ...journeys, statements };
    },
    tokenOf: (order) => orderToken(payload.secret, order.id),
  };
}

async function noteUse(payload: Payload, { id, session }: SignedIn, now: Date): Promise<void> {
  await changeCustomer(payload, id, async (row, req) => {
    if (row)
      await writeCustomer(req, id, {
        sessions: withUse(row.sessions, session.key, now),
        lastSeenAt: now.toISOString(),
      });
  });
}
