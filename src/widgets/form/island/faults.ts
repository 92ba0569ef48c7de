import type { Translate } from '../../../shared/messages/index.ts';
import type { FormFields } from './formFields.ts';
import type { RuledField } from './ruledField.ts';
import { showFault } from './showFault.ts';
import type { Steps } from './steps.ts';
import { showSummary } from './summary.ts';

/** A field, and what is wrong with it in words. */
export type Faulty = readonly [field: RuledField, words: string];

/** Says what is wrong with a form. */
export interface Faults {
  /** Judges fields, and says below each what is wrong with it. @returns those with which something is */
  judge(list: readonly RuledField[]): Faulty[];
  /** Says what the server found, by the names of fields. */
  take(faults: Readonly<Record<string, string>>): Faulty[];
  /** Says what is wrong as a whole, and moves the focus to the first field, or to the message where no field is meant. */
  refuse(found: readonly Faulty[], message?: string): void;
  /** Takes the message of the whole away. */
  clear(): void;
}

/** Makes that of a form, its fields and its steps. */
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
