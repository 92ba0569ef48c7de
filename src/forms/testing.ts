import { createTranslate } from '../shared/messages/index.ts';
import type { FieldKind, FormModel } from './form.ts';
import { readForm } from './readForm.ts';

/** What tests judge with: the words of English, at noon of a day in spring. */
export const JUDGING = { t: createTranslate('en'), now: new Date('2026-03-10T12:00:00Z') };

let count = 0;

/** The block of a field as the studio stores it. */
export function fieldBlock(kind: FieldKind, name: string, settings: Record<string, unknown> = {}): object {
  count += 1;
  return { id: `field-${count}`, blockType: `form-field-${kind}`, name, label: name, ...settings };
}

/** A form of these fields alone. */
export function formOf(...blocks: readonly object[]): FormModel {
  return readForm(blocks);
}
