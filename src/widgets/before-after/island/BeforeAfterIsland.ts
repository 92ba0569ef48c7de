/** Binds the divider between two pictures to the range input, including a value set before hydration. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const stage = element.querySelector<HTMLElement>('.r-before-after__stage');
  const range = element.querySelector<HTMLInputElement>('input');
  if (!stage || !range) return () => undefined;
  const isVertical = stage.closest('.r-before-after--vertical') !== null;
  const move = (): void => {
    const share = isVertical ? 100 - range.valueAsNumber : range.valueAsNumber;
    stage.style.setProperty('--at', `${share}%`);
  };
  range.addEventListener('input', move, { signal: listeners.signal });
  move();
  return () => listeners.abort();
}
