import type { Payload } from 'payload';
import { publicUrlOf } from '../../cms/publicUrl.ts';
import { definePersonal } from '../../render/personal.ts';
import type { OpenOrder } from '../shop/openOrder.ts';
import { orderToken } from '../shop/orderLink.ts';
import { customerOf, type SignedIn } from './customerOf.ts';
import { changeCustomer, writeCustomer } from './customerRow.ts';
import { ordersOf } from './ordersOf.ts';
import { ACCOUNT, type AccountDone, DONE_PARAMETER, readDone } from './rules/accountPaths.ts';
import { type Journeys, journeysOf } from './rules/journeys.ts';
import { SESSION_COOKIE, sessionCookies } from './rules/sessionCookie.ts';
import { isFresh, isUseDue, withUse } from './rules/sessions.ts';

/** What pages know of a traveller who is signed in. */
export interface CustomerVisitor {
  id: number;
  email: string;
  name: string | undefined;
  phone: string | undefined;
  hasPassword: boolean;
  /** Whether a password can be set without the one until now. */
  isFresh: boolean;
  sessionCount: number;
  /** What has just happened, as the address of the page says. */
  done: AccountDone | undefined;
  /** The orders, read when a block asks for them. */
  journeys(): Promise<Journeys>;
  /** What opens an order's page. */
  tokenOf(order: OpenOrder): string;
}

/** What pages with blocks of the account know of whoever asks, by the cookie of the session, which goes on as long as it is used. */
export const customersVisitor = definePersonal<CustomerVisitor>(ACCOUNT, {
  cookies: [SESSION_COOKIE],
  async read({ cookies, keep, now, query }, payload) {
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
      journeys: async () => journeysOf(await ordersOf(payload, { id, email }), now),
      tokenOf: (order) => orderToken(payload.secret, order.id),
    };
  },
});

async function noteUse(payload: Payload, { id, session }: SignedIn, now: Date): Promise<void> {
  await changeCustomer(payload, id, async (row, req) => {
    if (row)
      await writeCustomer(req, id, {
        sessions: withUse(row.sessions, session.key, now),
        lastSeenAt: now.toISOString(),
      });
  });
}
