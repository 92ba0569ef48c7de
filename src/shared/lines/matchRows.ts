/** An entry of a stored list: its id, by which versions and windows identify it, and its text. */
export interface LineRow {
  id: string;
  text: string;
}

/**
 * Matches the rows of a list to its rewritten text: an entry with the same text keeps its row, so does one changed in
 * place, and only new entries get new rows.
 */
export function matchRows(rows: readonly LineRow[], lines: readonly string[], makeId: () => string): LineRow[] {
  const left = new Map<string, LineRow[]>();
  for (const row of rows) left.set(row.text, [...(left.get(row.text) ?? []), row]);
  const matches = lines.map((text) => left.get(text)?.shift());
  const used = new Set(matches);
  // Without added or removed entries, each position keeps its row.
  const isSameLength = rows.length === lines.length;
  return lines.map((text, index) => {
    const same = matches[index];
    if (same) return same;
    const before = isSameLength ? rows[index] : changedBetween(matches, rows, index);
    const id = before && !used.has(before) ? before.id : makeId();
    if (before) used.add(before);
    return { id, text };
  });
}

/** The row between the same neighbours as a line, where there is one. */
function changedBetween(
  kept: readonly (LineRow | undefined)[],
  rows: readonly LineRow[],
  index: number,
): LineRow | undefined {
  const before = index === 0 ? -1 : kept[index - 1] ? rows.indexOf(kept[index - 1] as LineRow) : undefined;
  return before === undefined ? undefined : rows[before + 1];
}
