import { createHash } from 'node:crypto';
import type { SubmittedFields } from '../../../endpoints/readDynamicBody.ts';
import type { SentFile } from '../../../endpoints/sentForm.ts';
import type { FormField, FormModel, SentValue } from '../../../forms/form.ts';
import type { Translate } from '../../../shared/messages/index.ts';
import { checkFile, tidyFileName } from './checkFile.ts';

/** An accepted file, with its storage key. */
export interface TakenFile {
  name: string;
  type: string;
  size: number;
  key: string;
  bytes: Uint8Array;
}

export interface TakenFiles {
  /** By field name. */
  files: ReadonlyMap<string, TakenFile[]>;
  faults: Record<string, string>;
}

/**
 * Checks the sent files of visible fields.
 * @param newName generates a storage key
 */
export async function takeFiles(
  fields: readonly FormField[],
  sent: SubmittedFields,
  { newName, t }: { newName: (ending: string) => string; t: Translate },
): Promise<TakenFiles> {
  const files = new Map<string, TakenFile[]>();
  const faults: Record<string, string> = {};
  for (const { accept, kind, name: field } of fields) {
    if (kind !== 'upload') continue;
    const accepted: TakenFile[] = [];
    for (const file of filesOf(sent, field)) {
      const checked = await checkFile(file, accept);
      if (!checked) {
        faults[field] = t('form.fileType', { types: accept.join(', ') });
        continue;
      }
      const { ending, type } = checked;
      const { bytes } = file;
      accepted.push({ name: tidyFileName(file.name), type, size: bytes.length, key: newName(ending), bytes });
    }
    if (accepted.length) files.set(field, accepted);
  }
  return { files, faults };
}

function filesOf(sent: SubmittedFields, field: string): SentFile[] {
  const value = Object.hasOwn(sent, field) ? sent[field] : undefined;
  return Array.isArray(value) ? value.filter((each): each is SentFile => typeof each !== 'string') : [];
}

/** Sent values for validation: of files, names and sizes. */
export function valuesOf({ fields }: FormModel, sent: SubmittedFields): Record<string, SentValue> {
  const values = fields.flatMap(({ kind, name }): [string, SentValue][] => {
    if (kind === 'upload')
      return [[name, filesOf(sent, name).map((file) => ({ name: file.name, size: file.bytes.length }))]];
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    return value === undefined ? [] : [[name, value as SentValue]];
  });
  return Object.fromEntries(values);
}

/** Hash of a text, so that a changed text is another version. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
