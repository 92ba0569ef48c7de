import type { Translate } from '../../../shared/messages/index.ts';
import type { FormFields } from './formFields.ts';
import type { RuledField } from './ruledField.ts';
import { showFault } from './showFault.ts';
import type { Steps } from './steps.ts';
import { showSummary } from './summary.ts';

/** A field with its error message. */
export type Faulty = readonly [field: RuledField, words: string];

/** Shows the errors of a form. */
export interface Faults {
  /** Validates fields, and shows the error below each. @returns the invalid ones */
  judge(list: readonly RuledField[]): Faulty[];
  /** Shows the server's errors, by field name. */
  take(faults: Readonly<Record<string, string>>): Faulty[];
  /** Shows the error summary, and focuses the first invalid field, or the message where there is none. */
  refuse(found: readonly Faulty[], message?: string): void;
  /** Removes the error summary. */
  clear(): void;
}

/** Creates the error handling of a form, its fields and steps. */
export function createFaults(form: HTMLFormElement, fields: FormFields, steps: Steps, t: Translate): Faults {
  const tell = (list: readonly RuledField[], wordsOf: (field: RuledField) => string | undefined): Faulty[] =>
    list.flatMap((field): Faulty[] => {
      const words = wordsOf(field);
      showFault(fields, field, words);
      return words ? [[field, words]] : [];
    });

  function goTo(field: RuledField): void {
    if (field.step !== undefined) steps.show(field.step);
    fields.controlsOf(field.name)[0]?.focus({ preventScroll: true });
    fields.boxOf(field.name)?.scrollIntoView({ block: 'center' });
  }

  return {
    judge: (list) => tell(list, fields.faultOf),
    take: (faults) => tell(fields.list, ({ name }) => (Object.hasOwn(faults, name) ? faults[name] : undefined)),
    refuse(found, message = t('form.refused')) {
      const links = found.map(([field, words]) => ({
        label: field.label,
        words,
        id: fields.controlsOf(field.name)[0]?.id ?? '',
        go: () => goTo(field),
      }));
      showSummary(form, message, links);
      const [first] = found;
      if (first) goTo(first[0]);
      else form.querySelector<HTMLElement>('.r-form__summary')?.focus();
    },
    clear: () => showSummary(form, ''),
  };
}
