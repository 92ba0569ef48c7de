import type { FormFields } from './formFields.ts';
import type { RuledField } from './ruledField.ts';

/** Says below a field what is wrong with it, or takes that away, and ties it to the control, or to the group that several are. */
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
  // Neither a group nor a button for files can be said to be invalid.
  if (!isGroup && kind !== 'upload') setOrRemove(described, 'aria-invalid', words ? 'true' : '');
}

/** Whether something is said to be wrong with a field. */
export function hasFault({ boxOf }: FormFields, { name }: RuledField): boolean {
  return boxOf(name)?.querySelector<HTMLElement>('.r-field__fault')?.hidden === false;
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
