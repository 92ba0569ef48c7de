/** ISO 8601 date with offset, to the second, as search engines and feeds expect it; undefined for none or an invalid one. */
export function isoDate(value: string | null | undefined): string | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Modification date of a document: never before its publication. */
export function modifiedDate(document: { publishedAt: string | undefined; updatedAt: string }): string | undefined {
  const [published, updated] = [isoDate(document.publishedAt), isoDate(document.updatedAt)];
  return published && updated && published > updated ? published : updated;
}
