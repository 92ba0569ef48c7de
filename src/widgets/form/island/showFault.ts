import type { FormFields } from './formFields.ts';
import type { RuledField } from './ruledField.ts';

/** Shows or removes the error below a field, and links it to its control, or to the group. */
export function showFault(
  { boxOf, controlsOf }: FormFields,
  { kind, name }: RuledField,
  words: string | undefined,
): void {
  const box = boxOf(name);
  const place = box?.querySelector<HTMLElement>('.r-field__fault');
  if (!box || !place) return;
  place.textContent = words ?? '';
  place.hidden = !words;
  const controls = controlsOf(name);
  const isGroup = box.localName === 'fieldset';
  const described = isGroup ? box : controls[0];
  if (!described) return;
  const others = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== place.id);
  setOrRemove(described, 'aria-describedby', [...others, ...(words ? [place.id] : [])].join(' '));
  // `aria-invalid` is not allowed on a group or a file button.
  if (!isGroup && kind !== 'upload') setOrRemove(described, 'aria-invalid', words ? 'true' : '');
}

/** Whether a field shows an error. */
export function hasFault({ boxOf }: FormFields, { name }: RuledField): boolean {
  return boxOf(name)?.querySelector<HTMLElement>('.r-field__fault')?.hidden === false;
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
