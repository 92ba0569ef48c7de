import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element, in CSS px; zero before it is measured. */
export function usePane(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const pane = element.current;
    if (!pane) return;
    const measure = () => setSize({ width: pane.clientWidth, height: pane.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(pane);
    return () => sizes.disconnect();
  }, [element]);
  return size;
}
