// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderPanels } from './OrderPanels.tsx';

vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => ({ id: 7, savedDocumentData: { status: 'CONFIRMED' } }) }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const ORDER = {
  ...{ id: 7, reference: 'K-ABCDE', status: 'CONFIRMED', plan: 'full', method: 'transfer', currency: 'EUR' },
  ...{ total: 20_000, paid: 10_000, refunded: 0, balanceDue: '2028-02-07', confirmBy: '2026-11-30T10:00:00.000Z' },
  contact: { fullName: 'Marta Ruiz', emailAddress: 'Marta@example.com', phoneNumber: '+34 600 11 22 33' },
};
const PAYMENT = {
  id: 1,
  order: 7,
  provider: 'transfer',
  status: 'paid',
  kind: 'full',
  amount: 10_000,
  currency: 'EUR',
};

afterEach(() => vi.unstubAllGlobals());

/** Renders the panels of an order. */
async function show(order: object): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const answers: [string, unknown][] = [
    ['/cancellation', { lines: [] }],
    ['/api/orders/7', order],
    ['/api/payments', { docs: [PAYMENT] }],
    ['/api/customers', { docs: [{ id: 3 }] }],
  ];
  const fetched = async (path: string) =>
    Response.json(answers.find(([part]) => path.includes(part))?.[1] ?? { docs: [] });
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<OrderPanels />));
  await act(async () => new Promise((done) => setTimeout(done)));
}

it('an order’s form says who booked and how it is paid, in the house’s dates, and leaves empty lines out', async () => {
  await show(ORDER);
  const facts = document.querySelector('[aria-label="Who booked"]');
  expect(facts?.querySelector('h2')?.textContent).toBe('Marta Ruiz Confirmed');
  const lines = [...(facts?.querySelectorAll('dl > div') ?? [])].map((line) => line.textContent);
  expect(lines).toEqual([
    'E-mailMarta@example.com',
    'Telephone+34 600 11 22 33',
    'PaymentAll of it, bank transfer',
    'Next payment by7 Feb 2028',
  ]);
  expect(facts?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+34600112233');
  expect(facts?.textContent).toContain('Account of marta@example.com');
});

it('the refund form is open only where a refund is due', async () => {
  await show(ORDER);
  expect(document.querySelector('details')?.open).toBe(false);
  await show({ ...ORDER, status: 'CANCELLED', total: 0 });
  expect(document.querySelector('details')?.open).toBe(true);
});
