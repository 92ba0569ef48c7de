import { isObject } from '../../../shared/isObject.ts';
import type { Control, FormFields } from './formFields.ts';
import type { RuledField } from './ruledField.ts';

/** What was typed into a form, as the tab keeps it. */
interface Draft {
  uuid: string;
  step: number;
  values: Record<string, string[]>;
}

/** Keeps what is typed in this tab until the form is sent, so that a reload loses nothing. */
export interface DraftKeeper {
  keep(draft: Pick<Draft, 'step' | 'uuid'>): void;
  /** Fills in what was kept, where nobody has typed since. */
  restore(): Partial<Pick<Draft, 'step' | 'uuid'>>;
  forget(): void;
}

/** Never kept: files cannot be, agreement is given anew, and the rest is the page's own, or private. */
const NOT_KEPT: ReadonlySet<string> = new Set(['acceptance', 'hidden', 'upload']);

/** @param form its id */
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

/** Whether it holds something else than it did when the page came. */
function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  return control.value !== control.defaultValue;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** A browser may keep nothing, or be full: then nothing is kept. */
function trying<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
