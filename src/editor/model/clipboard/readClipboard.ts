import { isObject } from '../../../shared/isObject.ts';
import { isKept, KEPT } from '../../../shared/keptBlock.ts';
import type { Kind, KindSetting, Kinds, LayoutBlock } from '../../../shared/layouts/kind.ts';
import { DEEPEST_BLOCK, LONGEST_NAME, MAX_BLOCKS } from '../../../shared/layouts/limits.ts';
import { whyNot } from '../../../shared/layouts/placement.ts';
import { withValueAt } from '../../../shared/layouts/values.ts';
import { slotsOf } from '../../../shared/layouts/walk.ts';
import { withFreshIds } from '../../../shared/layouts/withFreshIds.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { EditedBlock } from '../types.ts';
import { createDroppedContent, wordOnPictures } from './droppedContent.ts';
import { openEnvelope } from './envelope.ts';
import { readText } from './readText.ts';
import { copyValue, isDangerous, isOfType } from './readValue.ts';

export interface ReadOptions {
  newId: () => string;
  /** Origin of this site: blocks from another one lose their pictures and document links. */
  origin: string;
  /** Parents of the target place, outermost first. */
  around?: readonly LayoutBlock[];
}

/** Blocks that can be inserted as they are, and what was dropped, as text. */
export interface ReadBlocks {
  blocks: readonly EditedBlock[];
  left: readonly string[];
}

type Values = Record<string, unknown>;

/**
 * Reads blocks from a clipboard's text, untrusted. Allowlist: only known kinds where they are allowed, and values that
 * their settings accept. All ids are new.
 */
export function readClipboard(text: string, kinds: Kinds, options: ReadOptions): ReadBlocks {
  const envelope = openEnvelope(text);
  if ('why' in envelope) return { blocks: [], left: [envelope.why] };
  const isForeign = envelope.origin !== options.origin;
  const left = createDroppedContent();
  let count = 0;
  if (envelope.pictures > 0) leave(wordOnPictures(envelope.pictures));
  if (envelope.pictureFault) leave(envelope.pictureFault);

  const blocks = readBlocks(envelope.blocks, options.around ?? []);
  return { blocks: blocks.map((block) => withFreshIds(block, kinds, options.newId)), left: left.list() };

  function readBlocks(found: readonly unknown[], parents: readonly LayoutBlock[]): LayoutBlock[] {
    return found.flatMap((block) => readBlock(block, parents) ?? []);
  }

  function readBlock(found: unknown, parents: readonly LayoutBlock[]): LayoutBlock | undefined {
    if (!isObject(found) || typeof found.blockType !== 'string') return leave(t('Something that is no block.'));
    if (count >= MAX_BLOCKS) return leave(t('Everything after the first {most} blocks.', { most: MAX_BLOCKS }));
    if (parents.length >= DEEPEST_BLOCK)
      return leave(t('What stands more than {most} blocks deep.', { most: DEEPEST_BLOCK }));
    if (isKept(found as LayoutBlock)) return readKept(found, parents);
    const kind = kinds.get(found.blockType);
    if (!kind?.isOffered)
      return leave(t('A block “{slug}”: this site has no such kind.', { slug: found.blockType.slice(0, 50) }));
    const why = whyNot(kind, parents, kinds);
    if (why) return leave(why);
    const version = versionOf(found, kind);
    if (version === undefined)
      return leave(t('{kind}: it was made by a newer version of the site.', { kind: kind.label }));
    count += 1;
    const slots = kind.slots.map(({ name }) => name);
    const values = readObject(found, kind.settings, slots, kind);
    const block = { blockType: kind.slug, ...nameIn(found), ...values, ...(version && { version }) };
    return fillSlots(block, found as LayoutBlock, kind, parents);
  }

  /**
   * The placeholder of a block of another version is accepted only on the site where it was kept; when its kind is
   * known, it is read like any block.
   */
  function readKept({ kind, original }: Values, parents: readonly LayoutBlock[]): LayoutBlock | undefined {
    if (isObject(original) && typeof original.blockType === 'string' && original.blockType !== KEPT) {
      if (kinds.has(original.blockType)) return readBlock(original, parents);
      const why = parents.length > 0 && whyNot({ slug: KEPT, label: KEPT, isPanel: false }, parents, kinds);
      if (why) return leave(why);
      const copy = copyValue(original);
      if (!isForeign && typeof kind === 'string' && copy) {
        count += 1;
        return { blockType: KEPT, kind: original.blockType, original: copy };
      }
    }
    return leave(t('A block of another version, which means nothing here.'));
  }

  function fillSlots(block: LayoutBlock, found: LayoutBlock, kind: Kind, parents: readonly LayoutBlock[]): LayoutBlock {
    const inside = [...parents, block];
    return slotsOf(found, kind).reduce((filled, { blocks: inner, name }) => {
      if (inner.length === 0) return filled;
      const taken = readBlocks(inner, inside);
      try {
        return withValueAt(filled, name, taken);
      } catch {
        // The value at the list around the slot was no list of rows.
        return leave(t('{kind}: what stands in it has no place.', { kind: kind.label })) ?? filled;
      }
    }, block);
  }

  /**
   * The values of an object that its settings know.
   * @param slots paths of slots, which are read separately
   */
  function readObject(
    found: Values,
    settings: readonly KindSetting[],
    slots: readonly string[],
    kind: Kind,
    prefix = '',
  ): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(found)) {
      const path = `${prefix}${name}`;
      if (value === undefined || slots.includes(path) || (prefix === '' && OF_ITSELF.has(name))) continue;
      const setting = settings.find((each) => each.path === path);
      if (setting) {
        const read = readSetting(value, setting, slots, kind);
        if (read !== undefined) values[name] = read;
      } else if (isObject(value) && !isDangerous(name) && leadsOn(path, settings, slots)) {
        values[name] = readObject(value, settings, slots, kind, `${path}.`);
      } else if (Array.isArray(value) && slots.some((slot) => slot.startsWith(`${path}.*`))) {
        values[name] = value.map(() => ({}));
      } else if (value !== null) {
        leave(t('{kind}: it has no setting “{path}”.', { kind: kind.label, path: path.slice(0, 50) }));
      }
    }
    return values;
  }

  function readSetting(value: unknown, setting: KindSetting, slots: readonly string[], kind: Kind): unknown {
    if (value === null) return null;
    const names = { kind: kind.label, setting: setting.label };
    if (!isOfType(value, setting)) return leave(t('{kind}: the value of {setting} cannot be used.', names));
    if (REFERENCES.has(setting.type)) {
      const isEmpty = Array.isArray(value) && value.length === 0;
      return isForeign && !isEmpty ? leave(t('{kind}: {setting} belongs to another site.', names)) : copyValue(value);
    }
    if (setting.type === 'richText') {
      const inText = (block: unknown) => readBlock(block, []);
      return readText(value as Values, {
        isForeign,
        readBlock: inText,
        leave: (fault) => leave(t('{kind}: {fault}', { kind: kind.label, fault })),
      });
    }
    if (setting.type !== 'array' || !setting.rows) return copyValue(value);
    const inRow = slots
      .filter((slot) => slot.startsWith(`${setting.path}.*.`))
      .map((slot) => slot.slice(setting.path.length + 3));
    return (value as readonly unknown[]).map((row) => {
      if (!isObject(row)) return leave(t('{kind}: an entry of {setting} cannot be used.', names)) ?? {};
      return readObject(row, setting.rows ?? [], inRow, kind);
    });
  }

  function leave(words: string): undefined {
    left.add(words);
  }
}

/** Keys that every block and row has beside its settings. */
const OF_ITSELF = new Set(['id', 'blockType', 'blockName', 'version']);
const REFERENCES = new Set(['upload', 'relationship']);

function leadsOn(path: string, settings: readonly KindSetting[], slots: readonly string[]): boolean {
  return [...settings.map((setting) => setting.path), ...slots].some((each) => each.startsWith(`${path}.`));
}

/** The name that an editor has given a block, cut to the longest that can be given. */
function nameIn({ blockName }: Values): { blockName?: string } {
  const name = typeof blockName === 'string' ? blockName.trim().slice(0, LONGEST_NAME) : '';
  return name ? { blockName: name } : {};
}

/** Version of a block; 0 when it has none, undefined when it is newer than a new block of its kind. */
function versionOf({ version }: Values, { starter }: Kind): number | undefined {
  if (version === undefined || version === null) return 0;
  const newest = typeof starter.version === 'number' ? starter.version : 1;
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= newest ? Number(version) : undefined;
}
