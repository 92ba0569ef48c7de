import { useEffect } from 'react';

/** Tells all panels of an order's form that it has changed: an `Event` on the window. */
const ORDER_EVENT = 'rihla:order-changed';

/** Makes all panels of an order's form read it again. */
export function tellOrderChanged(): void {
  window.dispatchEvent(new Event(ORDER_EVENT));
}

/** Reads once, and again whenever another panel has changed the order. @param read stable, as `useCallback` makes it */
export function useOrderRead(read: () => Promise<void>): void {
  useEffect(() => {
    // Without an answer the panel stays as it is; the rest of the form still works.
    const run = () => void read().catch(() => undefined);
    run();
    window.addEventListener(ORDER_EVENT, run);
    return () => window.removeEventListener(ORDER_EVENT, run);
  }, [read]);
}
