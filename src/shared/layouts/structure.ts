import { isObject } from '../isObject.ts';
import type { Kinds, LayoutBlock } from './kind.ts';
import { nameOfBlock } from './names.ts';
import { type Walked, walkBlocks } from './walk.ts';

/** What somebody may change of the structure of layouts: which blocks there are, and where. */
export interface StructureRights {
  /** Words and pictures only. */
  isContentOnly: boolean;
  /** Whether blocks that keep their structure may be released. */
  mayRelease: boolean;
}

/** Of whoever is not bound. */
export const FREE: StructureRights = { isContentOnly: false, mayRelease: true };

/** The rights of an account; admins, customers and the server itself are not bound. */
export function structureRights(user: unknown): StructureRights {
  const { collection, contentOnly, role } = (isObject(user) ? user : {}) as {
    collection?: unknown;
    contentOnly?: unknown;
    role?: unknown;
  };
  if (collection !== 'users' || role === 'admin') return FREE;
  const isContentOnly = contentOnly === true;
  return { isContentOnly, mayRelease: role === 'editor' && !isContentOnly };
}

/** Why somebody who changes words and pictures only may not do something. */
export const CONTENT_ONLY = 'Your account changes words and pictures: blocks are not added, moved or removed.';

/** Whether a block and what it holds stay where they are (“Structure stays”). */
export function keepsStructure(block: LayoutBlock): boolean {
  return isObject(block.advanced) && block.advanced.keepsStructure === true;
}

/** Why nothing may be added, moved or removed inside a block that keeps its structure. */
export function whyKept(block: LayoutBlock, kinds: Kinds, { mayRelease }: Pick<StructureRights, 'mayRelease'>): string {
  const how = mayRelease ? 'That is turned off in its settings, under Advanced.' : 'An editor can change that.';
  return `“${nameOfBlock(block, kinds.get(block.blockType))}” keeps its structure. ${how}`;
}

/**
 * Why a layout may not become another one, as a sentence for the editor; undefined when it may. Asked by the editor before
 * every edit, and by the server before every save. An empty layout may be begun by everybody.
 */
export function whyRestructured(
  before: readonly LayoutBlock[],
  after: readonly LayoutBlock[],
  kinds: Kinds,
  rights: StructureRights,
): string | undefined {
  if (before === after || before.length === 0) return undefined;
  const stood = [...walkBlocks(before, kinds)];
  const kept = stood.filter(({ block }) => keepsStructure(block));
  if (kept.length === 0 && !rights.isContentOnly) return undefined;
  const stands = [...walkBlocks(after, kinds)];
  if (rights.isContentOnly && !isSameStructure(stood, stands)) return CONTENT_ONLY;
  const changed = kept.find((each) => !isKept(each, stands, kinds, rights));
  return changed && whyKept(changed.block, kinds, rights);
}

function isKept(
  before: Walked<LayoutBlock>,
  stands: readonly Walked<LayoutBlock>[],
  kinds: Kinds,
  { mayRelease }: StructureRights,
): boolean {
  const after = stands.find(({ block }) => block.id === before.block.id);
  if (!after) return false;
  if (!keepsStructure(after.block)) return mayRelease;
  const isThere = after.slot === before.slot && after.parents.at(-1)?.id === before.parents.at(-1)?.id;
  return isThere && isSameStructure([...walkBlocks([before.block], kinds)], [...walkBlocks([after.block], kinds)]);
}

/** In reading order, the depths, slots and kinds of blocks say what is inside what. */
function isSameStructure(before: readonly Walked<LayoutBlock>[], after: readonly Walked<LayoutBlock>[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ block, parents, slot }, n) => {
      const other = after[n];
      // A block that the studio has not saved yet gets its id there.
      const isSame = !block.id || block.id === other?.block.id;
      return (
        isSame &&
        other?.slot === slot &&
        other.parents.length === parents.length &&
        other.block.blockType === block.blockType
      );
    })
  );
}
