import { useEffect, useRef, useState } from 'react';
import { askApi } from '../../../../cms/studio/askApi.ts';
import { makeUuid } from '../../../../shared/makeUuid.ts';
import { DEFAULT_CURRENCY } from '../../../../tours/words.ts';
import { type DeskForm, type DeskStart, missingIn, partyOfForm, requestOfForm } from '../rules/deskForm.ts';
import type { DeskPrice } from '../rules/deskPrice.ts';

/** Pause in typing after which the price is asked for. */
const PAUSE_MS = 250;

/** The letter as it would be sent; without an address there is none. */
export interface DeskLetter {
  subject?: string;
  html?: string;
}

/** State of the page: form, price, letter and what came of it. */
export interface DeskState {
  form: DeskForm;
  price: DeskPrice | undefined;
  letter: DeskLetter | undefined;
  problem: string;
  booked: { id: number; reference: string } | undefined;
  isSending: boolean;
  /** Whether the page is hydrated: fields are disabled before, since input would be lost. */
  isReady: boolean;
  set(change: Partial<DeskForm>): void;
  readLetter(): Promise<void>;
  book(): Promise<void>;
}

/** Keeps the form, asks for its price while it is typed, and sends it. */
export function useDesk({ form: first }: DeskStart): DeskState {
  const [form, setForm] = useState(first);
  const [price, setPrice] = useState<DeskPrice>();
  const [letter, setLetter] = useState<DeskLetter>();
  const [problem, setProblem] = useState('');
  const [booked, setBooked] = useState<DeskState['booked']>();
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // Idempotency key; reused on retry.
  const uuid = useRef('');
  const currency = price?.currency ?? DEFAULT_CURRENCY;
  const party = JSON.stringify(partyOfForm(form, currency) ?? null);
  useEffect(() => {
    if (party === 'null') return setPrice(undefined);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      askApi<DeskPrice>('/api/orders/desk/price', JSON.parse(party), asked.signal).then(
        (answer) => setPrice(answer),
        (error: Error) => !asked.signal.aborted && setProblem(error.message),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [party]);
  const send = async (run: (request: object) => Promise<void>) => {
    const missing = missingIn(form, currency) ?? price?.refusal;
    if (missing || price?.total === undefined) return setProblem(missing ?? 'The price is still being read.');
    uuid.current ||= makeUuid();
    setSending(true);
    setProblem('');
    try {
      await run(requestOfForm(form, { currency, now: Date.now(), seen: price.total, uuid: uuid.current }));
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSending(false);
  };
  return {
    ...{ booked, form, isReady, isSending, letter, price, problem },
    set: (change) => {
      uuid.current = '';
      setLetter(undefined);
      setProblem('');
      setForm((before) => ({ ...before, ...change }));
    },
    readLetter: () => send(async (request) => setLetter(await askApi<DeskLetter>('/api/orders/desk/letter', request))),
    book: () =>
      send(async (request) => setBooked(await askApi<{ id: number; reference: string }>('/api/orders/desk', request))),
  };
}
