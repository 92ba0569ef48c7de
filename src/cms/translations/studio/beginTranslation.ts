import { callStudioApi } from '../../../shared/callStudioApi.ts';

/**
 * Begins the translation of a document, and opens it.
 * @param of name of the document (`pages:7`)
 * @throws Error with the server's own reason
 */
export async function beginTranslation(of: string, locale: string): Promise<void> {
  const begun = { of, locale, title: '', _status: 'draft' };
  const { doc } = await callStudioApi<{ doc: { id: number } }>('/api/translations?draft=true', begun);
  window.location.assign(translationPath(doc.id));
}

/** Path of a translation in the studio. */
export function translationPath(id: number): string {
  return `/admin/collections/translations/${id}`;
}
