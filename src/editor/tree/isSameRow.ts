import type { Row } from './listRows.ts';

/** Whether two rows show the same: lists of rows are made anew with every change, and most rows need not be. */
export function isSameRow(a: Row, b: Row): boolean {
  return isSame(a, b) || (isSame(a.place, b.place) && isSame({ ...a, place: 0 }, { ...b, place: 0 }));
}

function isSame(a: object, b: object): boolean {
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return one.length === other.size && one.every(([key, value]) => Object.is(value, other.get(key)));
}
