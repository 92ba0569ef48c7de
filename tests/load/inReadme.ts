const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/**
 * Inserts the table between its two markers.
 * @throws Error when the markers are missing
 */
export function putTable(readme: string, table: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error(`README.md has no place for the table. Put ${START} and ${END} into it.`);
  return `${readme.slice(0, start)}${START}\n${table}\n${readme.slice(end)}`;
}
