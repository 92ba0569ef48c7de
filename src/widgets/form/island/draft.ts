import { isObject } from '../../../shared/isObject.ts';
import type { Control, FormFields } from './formFields.ts';
import type { RuledField } from './ruledField.ts';

/** Draft of a form, as stored in sessionStorage. */
interface Draft {
  uuid: string;
  step: number;
  values: Record<string, string[]>;
}

/** Stores the draft in this tab until the form is sent, so that a reload loses nothing. */
export interface DraftKeeper {
  keep(draft: Pick<Draft, 'step' | 'uuid'>): void;
  /** Restores the draft into fields not edited since. */
  restore(): Partial<Pick<Draft, 'step' | 'uuid'>>;
  forget(): void;
}

/** Never stored: files cannot be, consent is given anew, and hidden fields are the page's own, or private. */
const NOT_KEPT: ReadonlySet<string> = new Set(['acceptance', 'hidden', 'upload']);

/** @param form id of the form */
export function createDraft(form: number, fields: FormFields): DraftKeeper {
  const key = `rihla:form:${form}`;
  const kept = fields.list.filter(({ isPrivate, kind }) => !isPrivate && !NOT_KEPT.has(kind));
  return {
    keep: (draft) => {
      const values = Object.fromEntries(kept.map(({ name }) => [name, fields.controlsOf(name).flatMap(textOf)]));
      trying(() => sessionStorage.setItem(key, JSON.stringify({ ...draft, values })));
    },
    restore() {
      const draft: unknown = trying(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      if (!isObject(draft) || !isObject(draft.values)) return {};
      for (const field of kept) {
        const texts = draft.values[field.name];
        if (Array.isArray(texts)) fill(field, fields, texts.map(String));
      }
      return {
        ...(typeof draft.uuid === 'string' && { uuid: draft.uuid }),
        ...(Number.isInteger(draft.step) && { step: draft.step as number }),
      };
    },
    forget: () => trying(() => sessionStorage.removeItem(key)),
  };
}

function textOf(control: Control): string[] {
  if (isTick(control)) return control.checked ? [control.value] : [];
  return [control.value];
}

function fill({ name }: RuledField, { controlsOf }: FormFields, texts: readonly string[]): void {
  const controls = controlsOf(name);
  if (controls.some(isChanged)) return;
  for (const control of controls) {
    if (isTick(control)) control.checked = texts.includes(control.value);
    else control.value = texts[0] ?? '';
  }
}

/** Whether it differs from its value at page load. */
function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  return control.value !== control.defaultValue;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Storage may be blocked or full: then nothing is stored. */
function trying<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
