import type { Field } from 'payload';

const TEXTS: ReadonlySet<Field['type']> = new Set(['blocks', 'richText']);

/** Whether documents with these fields can refer to a picture: by a field, or in a layout or rich text. */
export function holdsPictures(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (TEXTS.has(field.type)) return true;
    if (field.type === 'upload' || field.type === 'relationship') return [field.relationTo].flat().includes('media');
    if (field.type === 'tabs') return field.tabs.some((tab) => holdsPictures(tab.fields));
    return 'fields' in field && Array.isArray(field.fields) && holdsPictures(field.fields);
  });
}
