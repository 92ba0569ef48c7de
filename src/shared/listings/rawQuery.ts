/** Splits a query into raw parameters, so that other parameters stay byte for byte. */
export function splitQuery(query: string): string[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '');
}

/** Decoded name of a raw parameter. */
export function nameOf(parameter: string): string {
  // A leading question mark would be taken for that of the query.
  const [[name] = ['']] = new URLSearchParams(`&${parameter}`);
  return name;
}

/** Joins raw parameters to a query, without a question mark. */
export function joinQuery(others: readonly string[], own: readonly string[] = []): string {
  const query = [...others, ...own].join('&');
  // Parsed again, it would lose what looks like the query's question mark.
  return query.startsWith('?') ? `&${query}` : query;
}
