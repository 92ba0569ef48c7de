import { isObject, type Values } from '../isObject.ts';
import { type Flat, flatten, isGroup, listKey, ownerOf, pathOf, ROOT, type Row, unflatten } from './flatten.ts';
import { haveBothMoved, mergeOrder } from './mergeOrder.ts';
import { isSame } from './same.ts';

/** A merge conflict: two changes of which only one can stay. */
export interface Collision {
  /** Unique key within one merge. */
  key: string;
  /**
   * `value`: both have changed a field; `removed`: one has removed a row or block that the other has changed; `place`:
   * both have moved it; `order`: both have reordered a list differently.
   */
  kind: 'order' | 'place' | 'removed' | 'value';
  /** The row or block; empty for a field of the document itself. */
  row: string;
  /** The field or list in it; empty for the whole row. */
  path: string;
  /** Undefined where it was removed. */
  ours: unknown;
  theirs: unknown;
}

export type Side = 'ours' | 'theirs';

export interface Merged {
  document: Values;
  collisions: Collision[];
}

/**
 * Three-way merge of a document by fields, rows and blocks. What only one side has changed, moved, inserted or removed
 * is taken from that side; in a conflict ours stays unless `choose` says otherwise, and a row that one side has
 * removed and the other changed stays.
 * @param base the common ancestor
 * @param choose which side of a conflict stays
 */
export function mergeThreeWay(
  base: Values,
  ours: Values,
  theirs: Values,
  choose: (collision: Collision) => Side = keepChanged,
): Merged {
  const merge = new Merge(flatten(base), flatten(ours), flatten(theirs), choose);
  return { document: merge.run(), collisions: merge.collisions };
}

/**
 * Default resolution: ours, except where ours has removed what theirs has changed: nobody's edit is dropped without a
 * decision.
 */
function keepChanged({ kind, ours }: Collision): Side {
  return kind === 'removed' && ours === undefined ? 'theirs' : 'ours';
}

class Merge {
  readonly collisions: Collision[] = [];
  readonly #base: Flat;
  readonly #ours: Flat;
  readonly #theirs: Flat;
  readonly #choose: (collision: Collision) => Side;
  readonly #isKept = new Map<string, boolean>();
  readonly #touched = new Map<Flat, ReadonlySet<string>>();

  constructor(base: Flat, ours: Flat, theirs: Flat, choose: (collision: Collision) => Side) {
    this.#base = base;
    this.#ours = ours;
    this.#theirs = theirs;
    this.#choose = choose;
  }

  run(): Values {
    const ids = new Set([...this.#ours.rows.keys(), ...this.#theirs.rows.keys()]);
    const rows = new Map<string, Row>();
    for (const id of ids) if (this.#keeps(id)) rows.set(id, this.#mergeRow(id));
    this.#breakCycles(rows);
    return unflatten({ rows, lists: this.#mergeLists(rows) });
  }

  /** Whether a row stays that one side or both have. */
  #keeps(id: string): boolean {
    const known = this.#isKept.get(id);
    if (known !== undefined) return known;
    const isKept = this.#decide(id);
    this.#isKept.set(id, isKept);
    return isKept;
  }

  #decide(id: string): boolean {
    const [mine, yours] = [this.#ours.rows.has(id), this.#theirs.rows.has(id)];
    if (mine && yours) return true;
    const [side, other] = mine ? [this.#ours, this.#theirs] : [this.#theirs, this.#ours];
    // A row stays or goes with the row that was removed around it.
    const owner = ownerOf(side.rows.get(id)?.list ?? '');
    if (owner !== ROOT && !other.rows.has(owner)) return this.#keeps(owner);
    if (!this.#base.rows.has(id)) return true;
    if (!this.#isTouched(side, id)) return false;
    const whole = rowIn(side, id);
    const winner = this.#collide('removed', id, '', mine ? whole : undefined, mine ? undefined : whole);
    return (winner === 'ours') === mine;
  }

  /** Whether a side has changed or moved a row, or inserted anything into it. */
  #isTouched(side: Flat, id: string): boolean {
    const touched = this.#touched.get(side) ?? findTouched(this.#base, side);
    this.#touched.set(side, touched);
    return touched.has(id);
  }

  #mergeRow(id: string): Row {
    const [before, mine, yours] = [this.#base, this.#ours, this.#theirs].map(({ rows }) => rows.get(id));
    if (!mine || !yours) return (mine ?? yours) as Row;
    const own = this.#mergeValues(id, '', before?.own ?? {}, mine.own, yours.own);
    return { own, list: this.#mergePlace(id, before?.list, mine.list, yours.list) };
  }

  #mergePlace(id: string, before: string | undefined, mine: string, yours: string): string {
    // A removed list cannot contain a row, whoever has moved it there.
    if (mine === yours || before === yours || !this.#keeps(ownerOf(yours))) return mine;
    if (before === mine || !this.#keeps(ownerOf(mine))) return yours;
    return this.#collide('place', id, '', mine, yours) === 'ours' ? mine : yours;
  }

  #mergeValues(id: string, path: string, before: Values, mine: Values, yours: Values): Values {
    const merged: Values = {};
    for (const name of new Set([...Object.keys(mine), ...Object.keys(yours)])) {
      const value = this.#mergeValue(id, path + name, before[name], mine[name], yours[name]);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }

  #mergeValue(id: string, path: string, before: unknown, mine: unknown, yours: unknown): unknown {
    if (isSame(mine, yours) || isSame(before, yours)) return mine;
    if (isSame(before, mine)) return yours;
    if (isGroup(mine) && isGroup(yours))
      return this.#mergeValues(id, `${path}.`, isObject(before) ? before : {}, mine, yours);
    return this.#collide('value', id, path, mine, yours) === 'ours' ? mine : yours;
  }

  #collide(kind: Collision['kind'], row: string, path: string, ours: unknown, theirs: unknown): Side {
    const collision: Collision = { key: `${kind} ${listKey(row, path)}`, kind, row, path, ours, theirs };
    this.collisions.push(collision);
    return this.#choose(collision);
  }

  /**
   * Two rows moved into each other by the two sides would be unreachable: then all positions are as in ours, and those
   * of new rows as in theirs.
   */
  #breakCycles(rows: Map<string, Row>): void {
    if (![...rows.keys()].some((id) => isInCircle(id, rows))) return;
    for (const [id, row] of rows) {
      const list = this.#ours.rows.get(id)?.list;
      if (list === undefined || list === row.list) continue;
      rows.set(id, { ...row, list });
      this.#collide('place', id, '', list, row.list);
    }
  }

  #mergeLists(rows: ReadonlyMap<string, Row>): Map<string, string[]> {
    const standing = new Map<string, Set<string>>();
    const all = [this.#ours, this.#theirs].flatMap(({ lists }) => [...lists.keys()]);
    for (const list of all) if (rows.has(ownerOf(list))) standing.set(list, new Set());
    for (const [id, { list }] of rows) if (id !== ROOT) standing.set(list, (standing.get(list) ?? new Set()).add(id));
    return new Map([...standing].map(([list, kept]) => [list, this.#mergeOrder(list, kept)]));
  }

  #mergeOrder(list: string, kept: ReadonlySet<string>): string[] {
    const [before = [], mine = [], yours = []] = [this.#base, this.#ours, this.#theirs].map(({ lists }) =>
      lists.get(list),
    );
    if (!haveBothMoved(before, mine, yours, kept)) return mergeOrder(before, mine, yours, kept);
    const side = this.#collide('order', ownerOf(list), pathOf(list), mine, yours);
    return side === 'ours' ? mergeOrder(before, mine, yours, kept) : mergeOrder(before, yours, mine, kept);
  }
}

function isInCircle(id: string, rows: ReadonlyMap<string, Row>): boolean {
  const seen = new Set<string>();
  let at = id;
  while (at !== ROOT && !seen.has(at)) {
    seen.add(at);
    at = ownerOf(rows.get(at)?.list ?? '');
  }
  return at !== ROOT;
}

function findTouched(base: Flat, side: Flat): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const [id, row] of side.rows) {
    const before = base.rows.get(id);
    if (before && before.list === row.list && isSame(before.own, row.own)) continue;
    for (let at = id; !touched.has(at); at = ownerOf(side.rows.get(at)?.list ?? '')) touched.add(at);
  }
  return touched;
}

/** A row with all its nested rows. */
function rowIn(side: Flat, id: string): Values {
  const rows = new Map(side.rows).set(ROOT, side.rows.get(id) ?? { own: {}, list: '' });
  const inside = [...side.lists].filter(([list]) => ownerOf(list) !== ROOT);
  const lists = inside.map(([list, ids]) => [ownerOf(list) === id ? listKey(ROOT, pathOf(list)) : list, ids] as const);
  return unflatten({ rows, lists: new Map(lists) });
}
