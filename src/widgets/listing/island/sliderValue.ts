/** Shows the value of a slider beside it while it is moved, also as its `aria-valuetext`; ignores other elements. */
export function showSliderValue(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const output = target.form?.querySelector<HTMLOutputElement>('output[data-template]');
  if (!output) return;
  const { factor = '1', template = '' } = output.dataset;
  const value = target.valueAsNumber * Number(factor);
  // All languages of the site use Western digits.
  const digits = value.toLocaleString(`${document.documentElement.lang || 'en'}-u-nu-latn`);
  output.textContent = template.replace('{value}', digits);
  target.setAttribute('aria-valuetext', output.parentElement?.textContent?.trim() ?? '');
}
