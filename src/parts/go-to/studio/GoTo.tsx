'use client';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { OPEN_GO_TO } from '../../../editor/keys/gestures.ts';
import { lazyScript } from '../../../shared/lazyScript.ts';
import './goTo.css';

const GoToDialog = lazyScript(() => import('./GoToDialog.tsx'));

/** Opens the search over screens, documents and the open editor's gestures, by its button or by Ctrl+K or ⌘K. @param props.children what the button shows */
export function GoTo({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // In running text it renders as a link.
      const isText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (!isKey || isText || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    const open = () => setOpen(true);
    addEventListener('keydown', press);
    addEventListener(OPEN_GO_TO, open);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener(OPEN_GO_TO, open);
    };
  }, []);
  return (
    <>
      <button aria-keyshortcuts="Control+K" className="rihla-go-to" onClick={() => setOpen(true)} type="button">
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GoToDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
