'use client';
import { useFormFields } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { digitsOf } from '../../../shared/formatLocales.ts';
import { formatMoney, isCurrency, moneyInput } from '../../../shared/money.ts';
import { studioLanguage, t, tCount } from '../../../shared/studioWords/t.ts';
import { suggestDeparture } from '../../../tours/suggestDeparture.ts';
import { DEFAULT_CURRENCY } from '../../../tours/words.ts';
import { askFor, type NewDates, NO_DATES, type SeriesAnswer } from './newDates.ts';
import { useKnownTour } from './useKnownTour.ts';

/** Form state of new dates of a tour, prefilled from the tour, and the function that creates them. */
export function useNewDates(tour: number, isSeason: boolean, onDone: (first: string) => void) {
  const [values, setValues] = useState<NewDates>(NO_DATES);
  const [answer, setAnswer] = useState<SeriesAnswer>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState(0);
  const known = useKnownTour(tour, made);
  const form = useTourForm();
  const { price, seats } = suggestDeparture(form, known?.last, undefined);
  const isPlanned = isSeason && answer !== undefined && !answer.isWritten && answer.creates.length > 0;

  const set = (changed: Partial<NewDates>) => {
    setValues((before) => ({ ...before, ...changed }));
    setAnswer(undefined);
    setProblem(undefined);
  };
  // Typed values are kept.
  useEffect(() => {
    setValues((before) => ({
      ...before,
      seats: before.seats || String(seats ?? ''),
      price: before.price || (price === undefined ? '' : moneyInput(price, form.currency)),
    }));
  }, [seats, price, form.currency]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of dates begins without an answer
  useEffect(() => {
    setAnswer(undefined);
    setProblem(undefined);
  }, [isSeason]);

  const act = async () => {
    if (isBusy) return;
    const request = askFor(values, { ...form, isSeason, tour });
    setProblem(undefined);
    if (typeof request === 'string') return setProblem(request);
    setBusy(true);
    try {
      const dryRun = isSeason && !isPlanned;
      const answered = await callStudioApi<SeriesAnswer>('/api/departures/series', { ...request, dryRun });
      setAnswer(answered);
      const [first] = answered.creates;
      if (!answered.isWritten || !first) return;
      setMade((count) => count + 1);
      setValues((before) => ({ ...before, from: '', to: '' }));
      onDone(first.start);
    } catch (error) {
      setAnswer(undefined);
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  const count = answer?.creates.length ?? 0;
  return {
    ...form,
    act,
    action: !isSeason
      ? t('Add the date')
      : isPlanned
        ? tCount('Make {count} date', 'Make {count} dates', count)
        : t('Show the dates'),
    answer,
    isBusy,
    problem,
    set,
    values,
    /** Enter in a field would save the tour. */
    handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      void act();
    },
  };
}

/** Facts of the tour as in its form now. */
function useTourForm() {
  const days = useFormFields(([fields]) => fields.days?.value);
  const groupMax = useFormFields(([fields]) => fields.groupMax?.value);
  const from = useFormFields(([fields]) => fields['price.from']?.value);
  const written = useFormFields(([fields]) => fields['price.currency']?.value);
  const currency = typeof written === 'string' && isCurrency(written) ? written : DEFAULT_CURRENCY;
  return {
    currency,
    days: typeof days === 'number' && days > 0 ? days : 1,
    groupMax: typeof groupMax === 'number' ? groupMax : undefined,
    tourPrice: typeof from === 'number' ? formatMoney(from, currency, digitsOf(studioLanguage())) : '',
  };
}
