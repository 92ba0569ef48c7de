/** A date with its offset, to the second, as search engines and feeds read it; undefined when there is none or it is no date. */
export function isoDate(value: string | null | undefined): string | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** When a document was last changed for its readers: never before it was published. */
export function modifiedDate(document: { publishedAt: string | undefined; updatedAt: string }): string | undefined {
  const [published, updated] = [isoDate(document.publishedAt), isoDate(document.updatedAt)];
  return published && updated && published > updated ? published : updated;
}
