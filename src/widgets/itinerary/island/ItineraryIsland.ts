/** Button that opens all days, and closes them once all are open. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const button = element.querySelector<HTMLButtonElement>('.r-itinerary__all');
  const days = [...element.querySelectorAll('details')];
  if (!button) return () => listeners.abort();
  const areOpen = (): boolean => days.every(({ open }) => open);
  const name = (): void => {
    button.textContent = (areOpen() ? button.dataset.close : button.dataset.open) ?? '';
  };
  button.addEventListener(
    'click',
    () => {
      const open = !areOpen();
      for (const day of days) day.open = open;
      name();
    },
    { signal },
  );
  for (const day of days) day.addEventListener('toggle', name, { signal });
  name();
  return () => listeners.abort();
}
