import { findFault, isOneBox, type Judging, takesSeveral } from './findFault.ts';
import { findShown, toTexts } from './findShown.ts';
import type { Answer, FileAnswer, FormField, FormModel, SentValue, SentValues } from './form.ts';

/** Result of validating a submission: errors by field name, or the answers in order. */
export type Judgement = { faults: Record<string, string> } | { answers: Answer[] };

/**
 * Validates a submission against the form's fields. Values of hidden fields are dropped.
 * @param values by field name; files with their storage key, once they have one
 */
export function judge(model: FormModel, values: SentValues, judging: Judging): Judgement {
  const shown = findShown(model, values);
  const faults: Record<string, string> = {};
  const answers: Answer[] = [];
  for (const field of model.fields) {
    if (!shown.has(field.name)) continue;
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const fault = findFault(field, value, judging);
    if (fault) faults[field.name] = fault;
    else answers.push(...answerOf(field, value, judging));
  }
  return Object.keys(faults).length ? { faults } : { answers };
}

/** The answer of a field; none for an empty one. An unticked checkbox is an answer: no. */
function answerOf(field: FormField, value: SentValue | undefined, { t }: Judging): Answer[] {
  const { kind, name } = field;
  const head = { name, label: labelOf(field), kind };
  if (kind === 'upload') {
    // A field of the kind `upload` is sent as files (`readUpload.ts`), all others as text.
    const files = Array.isArray(value) ? (value as unknown as FileAnswer[]) : [];
    return files.length ? [{ ...head, value: files, shown: files.map((file) => file.name).join(', ') }] : [];
  }
  const texts = toTexts(value);
  if (isOneBox(field)) {
    const isTicked = texts.length > 0;
    return [{ ...head, value: isTicked, shown: t(isTicked ? 'form.yes' : 'form.no') }];
  }
  const [text] = texts;
  if (text === undefined) return [];
  if (takesSeveral(field)) {
    const chosen = field.options.filter((option) => texts.includes(option.value));
    return [
      { ...head, value: chosen.map((option) => option.value), shown: chosen.map(({ label }) => label).join(', ') },
    ];
  }
  if (kind === 'number') return [{ ...head, value: Number(text), shown: text }];
  const option = kind === 'radio' || kind === 'select' ? field.options.find((each) => each.value === text) : undefined;
  return [{ ...head, value: text, shown: option?.label ?? text }];
}

/** A consent field without a label uses its consent text. */
function labelOf({ consentText, label, name }: FormField): string {
  return label || consentText || name;
}
