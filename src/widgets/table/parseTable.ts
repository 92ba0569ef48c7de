/** Maximum number of rows and columns: a larger table cannot be read. */
export const MAX_ROWS = 200;
export const MAX_COLUMNS = 20;

/**
 * Parses a table from a text: a spreadsheet's clipboard (tab-separated cells, quoted if they contain a line break or tab, with doubled quotation
 * marks), or rows with cells separated by `|`, if the text has no
 * tab. Empty rows are dropped, short ones padded to one length.
 */
export function parseTable(text: unknown): string[][] {
  if (typeof text !== 'string') return [];
  const cells = text.includes('\t') ? readTabbed(text) : readBarred(text);
  const rows = cells
    .map((row) => row.map((cell) => cell.trim()).slice(0, MAX_COLUMNS))
    .filter((row) => row.some(Boolean))
    .slice(0, MAX_ROWS);
  const width = Math.max(0, ...rows.map(filledLength));
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

function filledLength(row: readonly string[]): number {
  return row.findLastIndex(Boolean) + 1;
}

function readBarred(text: string): string[][] {
  return (
    text
      .split(/\r\n?|\n/)
      // Outer pipes of a line.
      .map((line) =>
        line
          .trim()
          .replace(/^\||\|$/g, '')
          .split('|'),
      )
      // A line of dashes is the rule below the header (as in Markdown).
      .filter((row) => !row.every((cell) => /^\s*:?-+:?\s*$/.test(cell)))
  );
}

function readTabbed(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell, quoted or not, with its delimiter.
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s+/g, ' '));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}
