import type { Values } from '../../shared/isObject.ts';
import { flatten, isGroup, pathOf, ROOT, type Row } from '../../shared/merge/flatten.ts';
import { isSame } from '../../shared/merge/same.ts';
import { t } from '../../shared/studioWords/t.ts';
import { describeValue, nameChange } from './describeCollision.ts';

/** A difference between two states of a document, as text. */
export interface Change {
  /** Unique key in the list. */
  key: string;
  /** Such as `Heading · Text`. */
  name: string;
  before: string;
  after: string;
}

/** Diff of two states of a document, field by field, with added and removed rows and blocks. */
export function listChanges(before: Values, after: Values): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.rows.keys(), ...now.rows.keys()])].flatMap((id) => {
    const [was, is] = [old.rows.get(id), now.rows.get(id)];
    const row = is ?? was;
    if (!row) return [];
    const nameOf = (path: string) => nameChange(id, path, id === ROOT ? undefined : row.own, pathOf(row.list));
    if (was && is) return listValues(id, '', was.own, is.own, nameOf);
    const whole = (side: Row | undefined) => (side ? describeValue('value', side.own) : t('Not there'));
    return [{ key: id, name: nameOf(''), before: whole(was), after: whole(is) }];
  });
}

function listValues(
  id: string,
  path: string,
  before: Values,
  after: Values,
  nameOf: (path: string) => string,
): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (isSame(was, is)) return [];
    if (isGroup(was) && isGroup(is)) return listValues(id, `${path}${name}.`, was, is, nameOf);
    const [said, says] = [was, is].map((each) => describeValue('value', each));
    return [{ key: `${id} ${path}${name}`, name: nameOf(path + name), before: said ?? '', after: says ?? '' }];
  });
}
