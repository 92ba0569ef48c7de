import { findFault, takesSeveral } from '../../../forms/findFault.ts';
import { findShown } from '../../../forms/findShown.ts';
import type { SentValue } from '../../../forms/form.ts';
import type { Translate } from '../../../shared/messages/index.ts';
import { asField, type RuledField } from './ruledField.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of a form in the DOM. Never reads properties of the form element, since a field's name may shadow them. */
export interface FormFields {
  list: readonly RuledField[];
  /** Wrapper of a field; undefined for one not on the page. */
  boxOf(name: string): HTMLElement | undefined;
  controlsOf(name: string): Control[];
  /** Values to send; without hidden fields. */
  values(): Record<string, SentValue>;
  /** Shows and hides fields by their conditions. */
  update(): void;
  isShown(name: string): boolean;
  isFilled(field: RuledField): boolean;
  /** Error of a visible field. */
  faultOf(field: RuledField): string | undefined;
  /** The field that contains an element. */
  fieldOf(element: EventTarget | null): RuledField | undefined;
}

/** Finds the fields of a form. */
export function createFormFields(form: HTMLFormElement, list: readonly RuledField[], t: Translate): FormFields {
  const boxes = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-field]')].map((box) => [box.dataset.field ?? '', box]),
  );
  const model = { fields: list.map(asField), steps: [], hasSubmit: false };
  const boxOf = (name: string) => boxes.get(name);
  const controlsOf = (name: string): Control[] => {
    const box = boxes.get(name);
    if (box instanceof HTMLInputElement) return [box];
    return [...(box?.querySelectorAll<Control>('input, select, textarea') ?? [])];
  };
  const values = (): Record<string, SentValue> => {
    const data = new FormData(form);
    return Object.fromEntries(list.map((field) => [field.name, readValue(field, data.getAll(field.name))]));
  };
  const isShown = (name: string) => boxes.get(name)?.dataset.unmet === undefined;
  return {
    list,
    boxOf,
    controlsOf,
    values,
    isShown,
    isFilled({ name }) {
      const value = values()[name];
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    },
    update() {
      // Enables all controls before reading: conditions treat the values of hidden fields as empty themselves.
      for (const { name } of list) for (const control of controlsOf(name)) control.disabled = false;
      const shown = findShown(model, values());
      for (const { isRequired, kind, name, showIf } of list) {
        const box = boxes.get(name);
        if (!box || showIf.length === 0) continue;
        if (shown.has(name)) delete box.dataset.unmet;
        else box.dataset.unmet = '';
        for (const control of controlsOf(name)) control.required = isRequired && kind !== 'checkbox' && shown.has(name);
      }
      for (const { name } of list) for (const control of controlsOf(name)) control.disabled = !shown.has(name);
    },
    faultOf: (field) =>
      isShown(field.name) ? findFault(asField(field), values()[field.name], { t, now: new Date() }) : undefined,
    fieldOf(element) {
      const box = element instanceof Element ? element.closest<HTMLElement>('[data-field]') : null;
      return box ? list.find(({ name }) => name === box.dataset.field) : undefined;
    },
  };
}

/** An empty file input submits one entry without name and bytes. */
function readValue(field: RuledField, sent: FormDataEntryValue[]): SentValue {
  const files = sent.filter((item): item is File => item instanceof File);
  if (field.kind === 'upload') return files.filter(({ name, size }) => name || size);
  const texts = sent.filter((item): item is string => typeof item === 'string');
  return takesSeveral(asField(field)) ? texts : (texts[0] ?? '');
}
