/** Marks the month that it is now. */
export function mount(element: HTMLElement): void {
  const month = new Date().getMonth() + 1;
  element.querySelector(`[data-month="${month}"]`)?.setAttribute('aria-current', 'date');
}
