'use client';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { OPEN_GO_TO } from '../../../editor/keys/gestures.ts';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { type Early, EarlyKeys } from './EarlyKeys.tsx';
import './goTo.css';

const GoToDialog = lazyScript(() => import('./GoToDialog.tsx'));

/** Opens the search over screens, documents and the open editor's gestures, by its button or by Ctrl+K or ⌘K. @param props.children what the button shows */
export function GoTo({ children }: { children: ReactNode }) {
  const [early, setEarly] = useState<Early>();
  const open = useCallback(() => setEarly((before) => before ?? { typed: '', isEntered: false }), []);
  const close = useCallback(() => setEarly(undefined), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // In running text it renders as a link.
      const isText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (!isKey || isText || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    addEventListener(OPEN_GO_TO, open);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener(OPEN_GO_TO, open);
    };
  }, [open]);
  return (
    <>
      <button aria-keyshortcuts="Control+K" className="rihla-go-to" onClick={open} type="button">
        {children}
      </button>
      {early && (
        <Suspense fallback={<EarlyKeys early={early} onClose={close} />}>
          <GoToDialog early={early} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
