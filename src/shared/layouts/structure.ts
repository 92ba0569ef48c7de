import { isObject } from '../isObject.ts';
import { msg, t } from '../studioWords/t.ts';
import type { Kinds, LayoutBlock } from './kind.ts';
import { nameOfBlock } from './names.ts';
import { type Walked, walkBlocks } from './walk.ts';

/** Rights of an account to change the structure of layouts: their blocks, and the positions of these. */
export interface StructureRights {
  /** Content only: texts and pictures. */
  isContentOnly: boolean;
  /** Whether blocks that keep their structure may be released. */
  mayRelease: boolean;
}

/** Rights of an account without restrictions. */
export const FREE: StructureRights = { isContentOnly: false, mayRelease: true };

/** The rights of an account; admins, customers and the server itself are unrestricted. */
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

/** Error message for accounts that may change texts and pictures only. */
export const CONTENT_ONLY = msg('Your account changes words and pictures: blocks are not added, moved or removed.');

/** Whether the structure of a block and its content is locked (“Structure stays”). */
export function keepsStructure(block: LayoutBlock): boolean {
  return isObject(block.advanced) && block.advanced.keepsStructure === true;
}

/** Error message for adding, moving or removing inside a block with a locked structure. */
export function whyKept(block: LayoutBlock, kinds: Kinds, { mayRelease }: Pick<StructureRights, 'mayRelease'>): string {
  const name = nameOfBlock(block, kinds.get(block.blockType));
  return mayRelease
    ? t('“{name}” keeps its structure. That is turned off in its settings, under Advanced.', { name })
    : t('“{name}” keeps its structure. An editor can change that.', { name });
}

/**
 * Reason for which a layout may not be changed to another one, as a sentence for the editor; undefined when it may.
 * Checked by the editor before every edit, and by the server before every save. Every account may begin an empty
 * layout.
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
  if (rights.isContentOnly && !isSameStructure(stood, stands)) return t(CONTENT_ONLY);
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

/** In reading order, the depths, slots and kinds of blocks determine the nesting. */
function isSameStructure(before: readonly Walked<LayoutBlock>[], after: readonly Walked<LayoutBlock>[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ block, parents, slot }, n) => {
      const other = after[n];
      // A block without an id gets one when the studio saves it.
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
