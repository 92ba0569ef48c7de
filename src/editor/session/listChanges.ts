import type { Values } from '../../shared/isObject.ts';
import { flatten, isGroup, ROOT } from '../../shared/merge/flatten.ts';
import { isSame } from '../../shared/merge/same.ts';
import { describeValue, nameChange } from './describeCollision.ts';

/** One thing that differs between two states of a document, in words. */
export interface Change {
  /** Names it in a list. */
  key: string;
  /** Such as `Heading · Text`. */
  name: string;
  before: string;
  after: string;
}

/** What differs between two states of a document, field by field, with rows and blocks that came and went. */
export function listChanges(before: Values, after: Values): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.rows.keys(), ...now.rows.keys()])].flatMap((id) => {
    const [was, is] = [old.rows.get(id), now.rows.get(id)];
    const row = is ?? was;
    if (was && is) return listValues(id, '', was.own, is.own);
    const whole = (side: typeof was) => (side ? describeValue('value', side.own) : 'Not there');
    return [{ key: id, name: nameChange(id, '', row?.own), before: whole(was), after: whole(is) }];
  });
}

function listValues(id: string, path: string, before: Values, after: Values, own = after): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (isSame(was, is)) return [];
    if (isGroup(was) && isGroup(is)) return listValues(id, `${path}${name}.`, was, is, own);
    const label = nameChange(id, path + name, id === ROOT ? undefined : own);
    return [
      {
        key: `${id} ${path}${name}`,
        name: label,
        before: describeValue('value', was),
        after: describeValue('value', is),
      },
    ];
  });
}
