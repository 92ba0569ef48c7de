import type { Payload } from 'payload';
import { expect } from 'vitest';
import { nextNumber } from '../../../../tests/support/factories.ts';
import { holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { endHolds } from '../../bookings/endHolds.ts';
import { maintainOrders } from '../jobs/maintainOrders.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import {
  type OpenPayment,
  PaymentError,
  type PaymentProvider,
  type PaymentProviderName,
  type PaymentState,
  type ProviderReturn,
  type RequestedPayment,
} from '../payments/port.ts';
import { findPayments } from './storedPayment.ts';

/** An unapproved wallet payment expires after so long, as at PayPal. */
const FORGOTTEN_MS = 3 * 3_600_000;

interface StoredAtProvider extends RequestedPayment {
  begun: number;
  /** Approved: a wallet captures the money on `settle`. */
  state: 'approved' | 'closed' | 'open' | 'paid';
  paid: { amount: number; currency: string };
  refunds: Map<string, number>;
  strange: ProviderReturn[];
}

/** A fake provider in memory. Cards are paid by the traveller's click; a wallet's payment is captured by `settle`. */
export class MemoryProvider implements PaymentProvider {
  readonly name: PaymentProviderName;
  readonly webhookHeaders = ['x-signature'];
  readonly held = new Map<string, StoredAtProvider>();
  isAway = false;
  /** Whether it refuses all refunds. */
  refusesRefunds = false;
  /** Keys of accepted refunds that never arrive. */
  readonly undone = new Set<string>();
  /** Called before and after each operation. */
  step: () => void = () => undefined;

  constructor(name: PaymentProviderName) {
    this.name = name;
  }

  async open(asked: RequestedPayment): Promise<OpenPayment> {
    this.#come();
    const id = `${this.name}-${asked.key}`;
    const fresh = { ...asked, begun: Date.now(), state: 'open', paid: asked, refunds: new Map() } as const;
    if (!this.held.has(id)) this.held.set(id, { ...fresh, strange: [] });
    this.step();
    return { id, url: `https://pay.example/${id}` };
  }

  /** Pays on the provider's page. @returns whether it was still possible */
  pay(id: string, paid?: { amount: number; currency: string }): boolean {
    const held = this.#find(id);
    if (this.#isOver(held) || held.state !== 'open') return false;
    held.state = this.name === 'paypal' ? 'approved' : 'paid';
    held.paid = paid ?? held;
    return true;
  }

  /** Only wallet payments need approval. */
  async isApproved(id: string): Promise<boolean> {
    this.#come();
    const held = this.#find(id);
    this.step();
    return held.state === 'approved' && !this.#isOver(held);
  }

  async settle(id: string): Promise<PaymentState> {
    this.#come();
    const held = this.#find(id);
    if (held.state === 'approved' && !this.#isOver(held)) held.state = 'paid';
    this.step();
    if (held.state === 'paid') return { outcome: 'paid', ...amountOf(held.paid), captureId: `capture-${id}` };
    return { outcome: this.#isOver(held) ? 'failed' : 'open', amount: 0, currency: '', captureId: undefined };
  }

  async refund({
    amount,
    captureId,
    key,
  }: {
    captureId: string;
    amount: number;
    key: string;
  }): Promise<{ id: string }> {
    this.#come();
    const held = this.#find(captureId.replace('capture-', ''));
    const isRepeated = held.refunds.has(key);
    if (!isRepeated && (this.refusesRefunds || amount > leftOf(held, this.undone)))
      throw new PaymentError(this.name, 'The refund was refused.', { isFinal: true });
    held.refunds.set(key, amount);
    this.step();
    return { id: `at-${key}` };
  }

  /** A refund in the provider's dashboard, or by a bank. @param kind `dispute`: money taken back */
  takeBack(id: string, amount: number, kind: 'refund' | 'dispute' = 'refund'): ProviderReturn {
    const back = { id: `${kind}-${this.#find(id).strange.length + 1}-${id}`, kind, amount, isUndone: false };
    this.#find(id).strange.push(back);
    return back;
  }

  /** Refunded total of a payment, smallest unit. */
  goneOf(id: string): number {
    const { paid } = this.#find(id);
    return paid.amount - leftOf(this.#find(id), this.undone);
  }

  async returns({ id }: { id: string }): Promise<ProviderReturn[]> {
    this.#come();
    const { refunds, strange } = this.#find(id);
    const own = [...refunds].map(([key, amount]) => {
      const isUndone = this.undone.has(key);
      return { id: `at-${key}`, key, kind: 'refund' as const, isUndone, amount };
    });
    this.step();
    return [...own, ...strange];
  }

  async close(id: string): Promise<void> {
    this.#come();
    const held = this.#find(id);
    if (this.name === 'stripe' && held.state === 'open') held.state = 'closed';
    this.step();
  }

  async readEvent(body: string, headers: Readonly<Record<string, string>>) {
    this.#come();
    if (headers['x-signature'] !== 'good') return undefined;
    const [about, captureId] = /^(returned|disputed):(.*)$/.exec(body)?.slice(1) ?? [];
    return captureId
      ? { paymentId: undefined, captureId, isDispute: about === 'disputed' }
      : { paymentId: body || undefined };
  }

  #come(): void {
    if (this.isAway) throw new PaymentError(this.name, 'It is away.');
    this.step();
  }

  #find(id: string): StoredAtProvider {
    const held = this.held.get(id);
    if (!held) throw new Error(`The provider was asked about “${id}”, which it has never opened.`);
    return held;
  }

  #isOver({ begun, expiresAt, state }: StoredAtProvider): boolean {
    const end = this.name === 'stripe' ? expiresAt.getTime() : begun + FORGOTTEN_MS;
    return state === 'closed' || end <= Date.now();
  }
}

function leftOf({ paid, refunds, strange }: StoredAtProvider, undone: ReadonlySet<string>): number {
  const gone = strange.flatMap(({ amount = 0, isUndone }) => (isUndone ? [] : amount));
  const own = [...refunds].flatMap(([key, amount]) => (undone.has(key) ? [] : amount));
  return [...own, ...gone].reduce((left, amount) => left - amount, paid.amount);
}

function amountOf({ amount, currency }: { amount: number; currency: string }) {
  return { amount, currency };
}

/** Thrown by a killed process, until it is started again. */
export class Killed extends Error {}

/** Kills the process at a step: before each database change, before and after each commit, and wherever `step` is called. */
export function createKills({ db }: Payload) {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let isAside = false;
  const kills = {
    /** Whether it has died since `arm`. */
    hasStruck: false,
    step(): void {
      if (isAside) return;
      left -= 1;
      if (left === 0) isDead = true;
      if (isDead) kills.hasStruck = true;
      if (isDead) throw new Killed('killed');
    },
    /** Lets the process die at this step, the first being 1. */
    arm(steps: number): void {
      [left, isDead, kills.hasStruck] = [steps, false, false];
    },
    /** Starts it again. @returns whether it was dead */
    revive(): boolean {
      const wasDead = isDead;
      isDead = false;
      return wasDead;
    },
    /** Runs something without counting steps. */
    async aside<T>(run: () => Promise<T>): Promise<T> {
      isAside = true;
      return run().finally(() => {
        isAside = false;
      });
    },
  };
  for (const name of ['create', 'updateOne', 'commitTransaction'] as const) {
    const call = db[name] as (...args: unknown[]) => Promise<unknown>;
    const killed = async (...args: unknown[]) => {
      kills.step();
      const result = await call.apply(db, args);
      if (name === 'commitTransaction') kills.step();
      return result;
    };
    Object.assign(db, { [name]: killed });
  }
  return kills;
}

/** Builds a placed order with one traveller on each departure, held for half an hour. @returns its id */
export async function buildOrder(
  payload: Payload,
  departures: readonly number[],
  data: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
  const total = departures.length * 48_000;
  const order = await payload.create({
    collection: 'orders',
    data: {
      reference: `R-${nextNumber()}`,
      status: 'PLACED',
      contact: { fullName: 'Amina Idrissi', emailAddress: 'amina@example.com' },
      ...{ currency: 'EUR', subtotal: total, discount: 0, total, dueNow: total, paid: 0, refunded: 0, plan: 'full' },
      ...{ expiresAt, placedAt: new Date().toISOString(), ...data },
    },
  });
  for (const departure of departures) {
    const booking = { departure, adults: 1, status: 'ON_HOLD', source: 'site', order: order.id, expiresAt } as const;
    await payload.create({ collection: 'bookings', data: booking });
  }
  return order.id;
}

/** Runs the scheduled jobs of orders and holds once, now. */
export async function runScheduledJobs(payload: Payload): Promise<void> {
  // These jobs read no environment.
  const tools = { payload, env: {} as never, now: new Date(), isStopped: () => false };
  await maintainOrders.run(tools);
  await endHolds.run(tools);
}

/** An existing order. */
export async function readOrderOf(payload: Payload, id: number): Promise<OpenOrder> {
  return (await findOrder({ payload }, id)) ?? expect.fail(`There is no order ${id}.`);
}

/**
 * Invariants of money: each payment pays for a confirmed order or was refunded once, every recorded payment was made, seats are booked all together
 * or free, and no hold is longer than a day.
 */
export async function checkMoney(payload: Payload, id: number, providers: readonly MemoryProvider[]): Promise<void> {
  const order = await readOrderOf(payload, id);
  const rows = await findPayments({ payload }, { order: { equals: id } });
  const held = providers.flatMap((provider) => [...provider.held].map(([providerId, one]) => ({ providerId, ...one })));
  for (const one of held.filter(({ key }) => rows.some((row) => row.key === key))) {
    const row = rows.find(({ key }) => key === one.key);
    const back = [...one.refunds.values()].reduce((sum, amount) => sum + amount, 0);
    if (one.state !== 'paid') expect([row?.status, back]).toEqual([expect.stringMatching(/open|failed/), 0]);
    else if (row?.status === 'paid') expect([order.confirmedAt, back]).toEqual([expect.any(String), 0]);
    else expect([row?.status, back]).toEqual(['refunded', one.paid.amount]);
  }
  const paid = rows.filter(({ status }) => status === 'paid');
  expect(order.paid).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
  const statuses = order.bookings.map((booking) => statusAt(booking, new Date()));
  if (order.status === 'CONFIRMED') expect(new Set(statuses)).toEqual(new Set(['CONFIRMED']));
  if (['CANCELLED', 'EXPIRED'].includes(order.status)) expect(statuses.filter(holdsSeats)).toEqual([]);
  for (const { expiresAt, status } of order.bookings) {
    if (status === 'ON_HOLD') expect(Date.parse(expiresAt ?? '')).toBeLessThan(Date.now() + 24 * 3_600_000);
  }
}

/** History of an order, oldest first: the words before the first colon, without amounts. */
export async function readEvents(payload: Payload, id: number): Promise<string[]> {
  const { history } = await payload.findByID({ collection: 'orders', id, depth: 0, showHiddenFields: true });
  const events = (history as { what: string }[] | null) ?? [];
  return events.map(({ what }) => what.replace(/:(?! confirmed).*/, '').replaceAll(/ [^ ]*\d[^ ]*/g, ''));
}
