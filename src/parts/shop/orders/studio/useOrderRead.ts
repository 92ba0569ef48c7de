import { useEffect } from 'react';

/** Event on the window: the order has changed, for all panels of its form. */
const ORDER_EVENT = 'rihla:order-changed';

/** Makes all panels of an order's form read it again. */
export function tellOrderChanged(): void {
  window.dispatchEvent(new Event(ORDER_EVENT));
}

/** Reads once, and again whenever another panel has changed the order. @param read stable, as `useCallback` makes it */
export function useOrderRead(read: () => Promise<void>): void {
  useEffect(() => {
    // On failure the panel stays unchanged; the rest of the form still works.
    const run = () => void read().catch(() => undefined);
    run();
    window.addEventListener(ORDER_EVENT, run);
    return () => window.removeEventListener(ORDER_EVENT, run);
  }, [read]);
}
