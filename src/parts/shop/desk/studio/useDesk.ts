import { useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { makeUuid } from '../../../../shared/makeUuid.ts';
import { DEFAULT_CURRENCY } from '../../../../tours/words.ts';
import { type DeskForm, type DeskStart, missingIn, partyOfForm, requestOfForm } from '../rules/deskForm.ts';
import type { DeskPrice } from '../rules/deskPrice.ts';
import { faultOfPrice, useLivePrice } from './useLivePrice.ts';

/** The letter as it would be sent; without an address there is none. */
export interface DeskLetter {
  subject?: string;
  html?: string;
}

/** State and handlers of the form, for its fields. */
export type DeskFields = Pick<DeskState, 'form' | 'isReady' | 'price' | 'set'>;

/** State of the page: form, price, letter and the result. */
export interface DeskState {
  form: DeskForm;
  price: DeskPrice | undefined;
  letter: DeskLetter | undefined;
  problem: string;
  booked: { id: number; reference: string; letter: string } | undefined;
  isSending: boolean;
  /** Whether the page is hydrated: fields are disabled before, since input would be lost. */
  isReady: boolean;
  set(change: Partial<DeskForm>): void;
  readLetter(): Promise<void>;
  book(): Promise<void>;
}

/** Holds the form, requests its price on each change, and submits it. */
export function useDesk({ form: first }: DeskStart): DeskState {
  const [form, setForm] = useState(first);
  const [letter, setLetter] = useState<DeskLetter>();
  const [problem, setProblem] = useState('');
  const [booked, setBooked] = useState<DeskState['booked']>();
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // Idempotency key; reused on retry.
  const uuid = useRef('');
  const [currency, setCurrency] = useState(DEFAULT_CURRENCY);
  const { latest, price } = useLivePrice<DeskPrice>('/api/orders/desk/price', partyOfForm(form, currency), setProblem);
  useEffect(() => setCurrency((known) => price?.currency ?? known), [price]);
  const send = async (run: (request: object) => Promise<void>, isPreview = false) => {
    if (isSending) return;
    const missing = missingIn(form, currency);
    if (missing) return setProblem(missing);
    uuid.current ||= makeUuid();
    setSending(true);
    setProblem('');
    try {
      const now = await latest();
      const fault = now && faultOfPrice(now, isPreview ? now : price);
      if (fault) setProblem(fault);
      else if (now?.total !== undefined)
        await run(requestOfForm(form, { currency, now: Date.now(), seen: now.total, uuid: uuid.current }));
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
    readLetter: () =>
      send(async (request) => setLetter(await callStudioApi<DeskLetter>('/api/orders/desk/letter', request)), true),
    book: () =>
      send(async (request) =>
        setBooked(await callStudioApi<NonNullable<DeskState['booked']>>('/api/orders/desk', request)),
      ),
  };
}
