import { useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import { makeUuid } from '../../../../shared/makeUuid.ts';
import type { DeskLetter } from '../../desk/studio/useDesk.ts';
import { faultOfPrice, useLivePrice } from '../../desk/studio/useLivePrice.ts';
import {
  type ChangeForm,
  type ChangeStart,
  missingInChange,
  partyOfChange,
  requestOfChange,
} from '../rules/changeForm.ts';
import type { ChangePrice } from '../rules/changePrice.ts';

/** State of the page: form, price, letter and the result. */
export interface ChangeState {
  form: ChangeForm;
  price: ChangePrice | undefined;
  letter: DeskLetter | undefined;
  problem: string;
  /** Result, as text. */
  said: string | undefined;
  isSending: boolean;
  /** Whether the page is hydrated: input before that would be lost. */
  isReady: boolean;
  set(change: Partial<ChangeForm>): void;
  readLetter(): Promise<void>;
  change(): Promise<void>;
}

/** Holds the form, requests its price on each change, and submits it. */
export function useChange(start: ChangeStart): ChangeState {
  const [form, setForm] = useState(start.form);
  const [letter, setLetter] = useState<DeskLetter>();
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // Idempotency key; reused on retry.
  const uuid = useRef('');
  const path = `/api/orders/${start.order.id}/change`;
  const { latest, price } = useLivePrice<ChangePrice>(`${path}/price`, partyOfChange(form, start), setProblem);
  const send = async (run: (request: object) => Promise<void>, isPreview = false) => {
    if (isSending) return;
    const missing = missingInChange(form, start.currency);
    if (missing) return setProblem(missing);
    uuid.current ||= makeUuid();
    setSending(true);
    setProblem('');
    try {
      const now = await latest();
      const fault = now && faultOfPrice(now, isPreview ? now : price);
      if (fault) setProblem(fault);
      else if (now?.total !== undefined) {
        const { back = 0, total } = now;
        await run(requestOfChange(form, start, { seen: { total, back }, uuid: uuid.current }));
      }
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSending(false);
  };
  return {
    ...{ form, isReady, isSending, letter, price, problem, said },
    set: (change) => {
      uuid.current = '';
      setLetter(undefined);
      setProblem('');
      setForm((before) => ({ ...before, ...change }));
    },
    readLetter: () =>
      send(async (request) => setLetter(await callStudioApi<DeskLetter>(`${path}/letter`, request)), true),
    change: () => send(async (request) => setSaid((await callStudioApi<{ said: string }>(path, request)).said)),
  };
}
