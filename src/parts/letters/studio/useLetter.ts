import { useEffect, useRef, useState } from 'react';
import { findTextFault, tidyLetterText } from '../../../letters/texts/placeholders.ts';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import type { LetterPage, LetterText } from './letterPage.ts';

/** Debounce of the preview while typing, in ms. */
const PAUSE_MS = 500;

/** A letter rendered now. */
export interface ShownLetter {
  subject: string;
  html: string;
  /** Of the booking in it; absent: invented data. */
  reference?: string;
}

type Texts = Readonly<Record<string, string>>;
type OwnTexts = Readonly<Record<string, string | null>>;

/** State of the page of a letter. */
export function useLetter({ cases, locale, name, texts: first }: LetterPage) {
  const [saved, setSaved] = useState<OwnTexts>(() => Object.fromEntries(first.map(({ key, own }) => [key, own])));
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(first.map(({ key, own, standard }) => [key, own ?? standard])),
  );
  const [shown, setShown] = useState(cases[0]?.name);
  const [letter, setLetter] = useState<ShownLetter>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const faultOf = ({ key, rules }: LetterText) => findTextFault(texts[key] ?? '', rules);
  const ownOf = ({ key, rules, standard }: LetterText) => {
    const tidy = tidyLetterText(texts[key] ?? '', rules);
    return tidy === standard ? null : tidy;
  };
  const changed = first.filter((text) => ownOf(text) !== saved[text.key]);
  const isSound = first.every((text) => !faultOf(text));
  // All texts, so that an unsaved reset is shown as reset.
  const draft = {
    letter: name,
    language: locale,
    texts: Object.fromEntries(first.map((one) => [one.key, ownOf(one)])),
  };

  const wanted = JSON.stringify({ ...draft, shown });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isSound) return;
    const stop = new AbortController();
    const load = async () => {
      try {
        setLetter(await callStudioApi<ShownLetter>('/api/letters/preview', JSON.parse(wanted), stop.signal));
        setFault('');
      } catch (error) {
        if (!stop.signal.aborted) setFault((error as Error).message);
      }
    };
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isSound]);

  const isChanged = changed.length > 0;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const call = async (path: string, body: object) => {
    if (isBusy) return;
    setBusy(true);
    setSaid('');
    setFault('');
    try {
      const answer = await callStudioApi<{ said: string; texts?: OwnTexts }>(`/api/letters/${path}`, body);
      setSaid(answer.said);
      if (answer.texts) setSaved(answer.texts);
    } catch (error) {
      setFault((error as Error).message);
    }
    setBusy(false);
  };

  return {
    ...{ fault, faultOf, isBusy, isChanged, isSound, letter, said, setShown, shown, texts },
    write: (key: string, text: string) => {
      setSaid('');
      setTexts((before) => ({ ...before, [key]: text }));
    },
    save: () => {
      const pick = (values: OwnTexts) => Object.fromEntries(changed.map(({ key }) => [key, values[key] ?? null]));
      return call('texts', { ...draft, texts: pick(draft.texts), seen: pick(saved) });
    },
    send: () => call('send', { ...draft, shown }),
  };
}
