'use client';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import './goTo.css';

const GoToDialog = lazy(() => import('./GoToDialog.tsx'));

/** Opens the search over screens and documents, by its button or by Ctrl+K or ⌘K. @param props.children what the button shows */
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
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
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
