/** The parameters of a query as they are written, so that those of others stay as they are, byte for byte. */
export function splitQuery(query: string): string[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '');
}

/** The decoded name of a parameter as it is written. */
export function nameOf(parameter: string): string {
  // A question mark at the start would be taken for that of the query.
  const [[name] = ['']] = new URLSearchParams(`&${parameter}`);
  return name;
}

/** The parameters of others and some of one's own as a query, without a question mark. */
export function joinQuery(others: readonly string[], own: readonly string[] = []): string {
  const query = [...others, ...own].join('&');
  // Read again, it would lose what looks like the question mark of a query.
  return query.startsWith('?') ? `&${query}` : query;
}
