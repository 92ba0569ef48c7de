import { diffSettings, type SettingDiff } from './diffSettings.ts';
import type { Kind, Kinds, LayoutBlock } from './kind.ts';
import { longestRise } from './longestRise.ts';
import { nameOfBlock } from './names.ts';
import { slotsOf } from './walk.ts';

/** A block in the diff of two versions of a layout. Every block of either version is in the diff once. */
export interface BlockDiff {
  /** From the later version; from the earlier one if it was removed. */
  block: LayoutBlock;
  /** Display name: `Heading: Journeys for the months ahead`. */
  name: string;
  /** Change of its position; a block that is `kept` or `moved` may have other settings too. */
  state: 'added' | 'removed' | 'moved' | 'kept';
  /** Previous parent of a moved block, by name; empty for the top of the layout. */
  movedFrom?: string;
  /** Changed settings; none for an added or removed block. */
  settings: readonly SettingDiff[];
  /** Diff of its nested blocks, including removed ones. */
  inside: readonly BlockDiff[];
}

/**
 * Diff of two versions of a layout. Blocks are matched by kind and id, wherever they are; those without an id by
 * position.
 * @returns the top-level blocks of the later version, with removed ones where they were
 */
export function diffLayouts(before: readonly LayoutBlock[], after: readonly LayoutBlock[], kinds: Kinds): BlockDiff[] {
  const [was, is] = [readNodes(before, kinds), readNodes(after, kinds)];
  const stayed = findStayed(was, is);

  const became = (node: Node): BlockDiff => {
    const earlier = was.byKey.get(node.key);
    const common = { block: node.block, name: nameOfBlock(node.block, node.kind) };
    if (!earlier) return { ...common, state: 'added', settings: [], inside: inside(node.inside, []) };
    return {
      ...common,
      ...(stayed.has(node.key) ? { state: 'kept' } : { state: 'moved', ...origin(earlier, node) }),
      settings: diffSettings(earlier.block, node.block, node.kind),
      inside: inside(node.inside, earlier.inside),
    };
  };
  const removed = ({ block, inside: inner, kind }: Node): BlockDiff => ({
    block,
    name: nameOfBlock(block, kind),
    state: 'removed',
    settings: [],
    inside: inner.filter(({ key }) => !is.byKey.has(key)).map(removed),
  });
  const inside = (now: readonly Node[], then: readonly Node[]): BlockDiff[] => {
    const keys = now.map(({ key }) => key);
    const diffs = now.map(became);
    let at = 0;
    for (const node of then) {
      if (is.byKey.has(node.key)) {
        const found = keys.indexOf(node.key);
        if (found >= 0) at = found + 1;
        continue;
      }
      keys.splice(at, 0, node.key);
      diffs.splice(at, 0, removed(node));
      at += 1;
    }
    return diffs;
  };
  return inside(is.top, was.top);
}

/** Whether anything in a block or its nested blocks differs. */
export function isChanged({ inside, settings, state }: BlockDiff): boolean {
  return state !== 'kept' || settings.length > 0 || inside.some(isChanged);
}

interface Node {
  block: LayoutBlock;
  kind: Kind | undefined;
  /** Key of a block, the same in both versions. */
  key: string;
  /** The list that contains it: the key of the parent, and the slot, with rows by id. */
  list: string;
  parent: Node | undefined;
  inside: Node[];
}

interface Nodes {
  top: Node[];
  /** In reading order. */
  byKey: Map<string, Node>;
}

function readNodes(layout: readonly LayoutBlock[], kinds: Kinds): Nodes {
  const byKey = new Map<string, Node>();
  const readList = (blocks: readonly LayoutBlock[], list: string, parent: Node | undefined): Node[] =>
    blocks.map((block, index) => {
      const kind = kinds.get(block.blockType);
      const own = `${block.blockType}:${block.id}`;
      const key = block.id && !byKey.has(own) ? own : `${list}/${index}:${block.blockType}`;
      const node: Node = { block, kind, key, list, parent, inside: [] };
      byKey.set(key, node);
      node.inside = slotsOf(block, kind).flatMap(({ blocks: inner, name }) =>
        readList(inner, `${key}/${nameByRows(block, name)}`, node),
      );
      return node;
    });
  return { top: readList(layout, '', undefined), byKey };
}

/** Slot name with row ids, so that inserting a row before others moves nothing. */
function nameByRows(block: LayoutBlock, name: string): string {
  let value: unknown = block;
  return name
    .split('.')
    .map((part) => {
      value = (value as Record<string, unknown>)[part];
      const { id } = (value ?? {}) as { id?: unknown };
      return typeof id === 'string' ? id : part;
    })
    .join('.');
}

/** Keys of the unmoved blocks; as many as possible (longest increasing subsequence), so that few count as moved. */
function findStayed(was: Nodes, is: Nodes): Set<string> {
  const order = new Map([...was.byKey.keys()].map((key, index) => [key, index]));
  const lists = Map.groupBy(
    [...is.byKey.values()].filter(({ key, list }) => was.byKey.get(key)?.list === list),
    ({ list }) => list,
  );
  return new Set(
    [...lists.values()].flatMap((nodes) => longestRise(nodes, ({ key }) => order.get(key) ?? 0)).map(({ key }) => key),
  );
}

function origin(earlier: Node, { list }: Node): { movedFrom?: string } {
  if (earlier.list === list) return {};
  const { parent } = earlier;
  return { movedFrom: parent ? nameOfBlock(parent.block, parent.kind) : '' };
}
