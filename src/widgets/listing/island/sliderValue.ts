/** Shows the value of a slider beside it while it is moved; ignores other elements. */
export function showSliderValue(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const output = target.form?.querySelector<HTMLOutputElement>('output[data-template]');
  if (output) output.textContent = (output.dataset.template ?? '').replace('{value}', target.value).trim();
}
