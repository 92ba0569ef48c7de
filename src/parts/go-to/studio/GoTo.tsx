'use client';
import { Navigation } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import './goTo.css';

const GoToDialog = lazy(() => import('./GoToDialog.tsx'));

/** Opens the search over screens and documents, by Ctrl+K or ⌘K on every page of the studio. */
export function GoTo() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // In running text it makes a link.
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
        <Navigation aria-hidden="true" size={16} strokeWidth={1.75} />
        <span>Go to…</span>
        <small aria-hidden="true">Ctrl K</small>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GoToDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
