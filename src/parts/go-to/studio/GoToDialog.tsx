import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import type { Gesture } from '../../../editor/keys/gestures.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { GoToResult } from '../endpoints/goTo.ts';
import type { Early } from './EarlyKeys.tsx';
import { useGestures, useGoTo } from './useGoTo.ts';

/** Steps through the results by key. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

type Entry = GoToResult | Gesture;

interface GoToDialogProps {
  /** What was typed until now. */
  early: Early;
  onClose: () => void;
}

/**
 * Dialog with a search field and its results: what the open editor can do, screens of the studio, then documents. Enter does the gesture
 * or goes to the screen, as soon as the results of what is typed are there: earlier ones are for another word.
 */
export default function GoToDialog({ early, onClose }: GoToDialogProps) {
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const { fault, isSettled: isAnswered, results: places } = useGoTo(typed);
  const { gestures, isSettled: isListed } = useGestures(typed);
  const results: readonly Entry[] = [...gestures, ...places];
  const isSettled = isListed && (isAnswered || gestures.length > 0);
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const at = Math.min(chosen, results.length - 1);

  useEffect(() => input.current?.focus(), []);
  // React may show it some time after its first render, and keys come meanwhile.
  useLayoutEffect(() => {
    setTyped(early.typed);
    setEntered(early.isEntered);
  }, [early]);
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up function of an effect.
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, id]);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // A single step wraps at the ends; a page step stops at them.
      const next = at + step;
      const isOne = Math.abs(step) === 1;
      setChosen(
        isOne ? (next + results.length) % Math.max(1, results.length) : Math.max(0, Math.min(results.length - 1, next)),
      );
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isSettled) choose(results[at], event.ctrlKey || event.metaKey);
      else setEntered(true);
    }
  };

  const choose = (entry: Entry | undefined, inNewTab: boolean) => {
    if (!entry || 'href' in entry) return open(entry, inNewTab);
    onClose();
    // The dialog returns the focus first: the gesture may move it.
    setTimeout(entry.choose);
  };

  const enter = useEffectEvent(() => {
    setEntered(false);
    choose(results[at], false);
  });
  useEffect(() => {
    if (isEntered && isSettled) enter();
  }, [isEntered, isSettled]);

  return (
    <Dialog className="rihla-go-to-dialog" label={t('Go to')} onClose={onClose}>
      <label className="rihla-unseen" htmlFor={`${id}-field`}>
        {t(gestures.length > 0 ? 'Gesture, screen, setting or document' : 'Screen, setting or document')}
      </label>
      <input
        aria-activedescendant={results.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        aria-controls={id}
        aria-expanded={results.length > 0}
        id={`${id}-field`}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
          setEntered(false);
        }}
        onKeyDown={press}
        placeholder={t(
          gestures.length > 0
            ? 'A gesture, a screen, a setting, a page, a tour …'
            : 'A screen, a setting, a page, a tour …',
        )}
        ref={input}
        role="combobox"
        type="text"
        value={typed}
      />
      <div aria-label={t('Found')} className="rihla-go-to-dialog__list" id={id} role="listbox">
        {results.map((result, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus and names the chosen one
          <div
            aria-selected={index === at}
            id={`${id}-${index}`}
            key={`${'href' in result ? result.href : result.keys} ${result.label}`}
            onClick={(event) => choose(result, event.ctrlKey || event.metaKey)}
            onMouseMove={() => setChosen(index)}
            role="option"
          >
            {result.label}
            <small>{'href' in result ? result.about : result.keys || t('Editor\x04the program')}</small>
          </div>
        ))}
      </div>
      <p role="status">{fault ?? sayCount(results, typed)}</p>
    </Dialog>
  );
}

function open(result: GoToResult | undefined, inNewTab: boolean): void {
  if (!result) return;
  if (inNewTab) window.open(result.href, '_blank', 'noopener');
  else window.location.assign(result.href);
}

function sayCount(results: readonly unknown[], typed: string): string {
  if (results.length === 0) return typed ? t('Nothing is called so. Try a shorter word.') : '';
  return tCount(
    '{count} result. Arrow keys choose, Enter opens, Esc closes.',
    '{count} results. Arrow keys choose, Enter opens, Esc closes.',
    results.length,
  );
}
