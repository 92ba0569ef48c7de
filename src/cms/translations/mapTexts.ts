import type { Block, FlattenedField } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import type { Schema } from '../relations/visitRelations.ts';
import { type InlineNode, type InlinePart, isInline, readInline, writeInline } from './inlineText.ts';

/** One text of a document that each language has in its own words. */
export interface TextLeaf {
  /**
   * Stable name: the id of the row or block that holds it (empty: the document itself), a slash, and the path of the field. A paragraph of a rich
   * text has no id: its own words follow after a `#`.
   */
  key: string;
  text: string;
  /** The label of its field, after that of its block. */
  label: string;
  isRequired: boolean;
  /** In a block, whose widget marks its texts; else a field of the document. */
  isInBlock: boolean;
  isLong: boolean;
  /** HTML that is sanitized on save (`displayText.ts`). */
  isDisplay: boolean;
  /** Text nodes of a paragraph that has several: its words hold codes of formatting (`inlineText.ts`). */
  parts?: readonly TextPart[];
}

/** A text node of a paragraph, which can have a translation of its own. */
export interface TextPart extends InlinePart {
  key: string;
}

interface Position {
  schema: Schema;
  /** Id of the closest row or block. */
  owner: string;
  /** Path of the field below its owner, with a dot at its end. */
  path: string;
  label: string;
  isLocalized: boolean;
  isInBlock: boolean;
  map(leaf: TextLeaf): string;
  mapRelated: MapRelated;
}

/** Called for each populated related document; returns its replacement. */
export type MapRelated = (collection: string, document: Record<string, unknown>) => unknown;

type Fields = readonly FlattenedField[];

/**
 * A copy of a document in which every text is what `map` returns for it; everything else, and with it the structure, is unchanged. Empty texts
 * have nothing to translate.
 * @param fields the fields of the document's collection
 * @param mapRelated by default populated related documents are left alone
 */
export function mapTexts<Data>(
  fields: Fields | undefined,
  data: Data,
  schema: Schema,
  map: (leaf: TextLeaf) => string,
  mapRelated: MapRelated = (_, document) => document,
): Data {
  const place = { owner: '', path: '', label: '', isLocalized: false, isInBlock: false };
  const start: Position = { ...place, schema, map, mapRelated };
  // The copy has the shape of what was given.
  return mapFields(fields ?? [], data, start) as Data;
}

function mapFields(fields: Fields, data: unknown, place: Position): unknown {
  if (!isObject(data)) return data;
  const made: Record<string, unknown> = { ...data };
  for (const field of fields) {
    if (field.name in made && !isHidden(field)) made[field.name] = mapField(field, made[field.name], place);
  }
  return made;
}

function mapField(field: FlattenedField, value: unknown, around: Position): unknown {
  // Visitors never read a text for staff, such as the subject of a mail to them.
  const { custom } = field;
  const isOwn = ('localized' in field && field.localized === true) || custom?.isTranslated === true;
  const isLocalized = (around.isLocalized || isOwn) && custom?.isForStaff !== true;
  const label = [around.label, labelOf(field)].filter(Boolean).join(' · ');
  const place: Position = { ...around, isLocalized, label };
  switch (field.type) {
    case 'array':
      return mapRows(value, (row) => mapFields(field.flattenedFields, row, owned(place, row, label)));
    case 'group':
    case 'tab':
      return mapFields(field.flattenedFields, value, { ...place, path: `${around.path}${field.name}.` });
    case 'blocks':
      return mapRows(value, (block) => mapBlock(block, field.blocks, place));
    case 'richText':
      return mapRich(value, { ...place, path: `${around.path}${field.name}` });
    case 'relationship':
      return isObject(value) && typeof field.relationTo === 'string'
        ? place.mapRelated(field.relationTo, value)
        : value;
    case 'text':
    case 'textarea':
      return isLocalized && typeof value === 'string' && value.trim() ? place.map(leafOf(field, value, place)) : value;
    default:
      return value;
  }
}

function leafOf(
  field: Extract<FlattenedField, { type: 'text' | 'textarea' }>,
  text: string,
  place: Position,
): TextLeaf {
  return {
    key: `${place.owner}/${place.path}${field.name}`,
    text,
    label: place.label,
    // A name may stay as it is: “Hannah V.”.
    isRequired: field.custom?.isName !== true && (field.required === true || !place.isInBlock),
    isInBlock: place.isInBlock,
    isLong: field.type === 'textarea' || text.length > 80,
    isDisplay: field.custom?.isDisplayText === true,
  };
}

function mapBlock(
  block: unknown,
  own: readonly (Block & { flattenedFields?: FlattenedField[] })[],
  place: Position,
): unknown {
  if (!isObject(block)) return block;
  const slug = String(block.blockType);
  const fields = own.find((kind) => kind.slug === slug)?.flattenedFields ?? place.schema.blockFieldsOf(slug) ?? [];
  const label = place.schema.blockLabelOf?.(slug) ?? slug;
  return mapFields(fields, block, { ...owned(place, block, label), isInBlock: true, isLocalized: false });
}

/** Paragraphs of a rich text, and the blocks between them; a slot is nothing but blocks. */
function mapRich(node: unknown, place: Position): unknown {
  if (Array.isArray(node))
    return runsOf(node).flatMap((run) => mapRun(run, place) ?? run.map((child) => mapRich(child, place)));
  if (!isObject(node) || typeof node.relationTo === 'string') return node;
  if (typeof node.blockType === 'string') return mapBlock(node, [], place);
  if (node.type === 'text' && typeof node.text === 'string') {
    const text = node.text.trim();
    const at = node.text.indexOf(text);
    if (!place.isLocalized || !text) return node;
    // The spaces around it part it from the nodes beside it, whatever its words are.
    return {
      ...node,
      text: node.text.slice(0, at) + place.map(richLeaf(text, place)) + node.text.slice(at + text.length),
    };
  }
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    typeof value === 'object' ? mapRich(value, place) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Neighbours within a paragraph, and each other node by itself. */
function runsOf(nodes: readonly unknown[]): unknown[][] {
  const runs: unknown[][] = [];
  nodes.forEach((node, index) => {
    if (isInline(node) && isInline(nodes[index - 1])) runs.at(-1)?.push(node);
    else runs.push([node]);
  });
  return runs;
}

/** A paragraph with several text nodes, as one text; undefined for others, whose nodes are mapped one by one. */
function mapRun(run: readonly unknown[], place: Position): InlineNode[] | undefined {
  if (!place.isLocalized || !run.every(isInline)) return undefined;
  const { codes, parts, text: whole } = writeInline(run);
  if (parts.length < 2) return undefined;
  const text = whole.trim();
  const at = whole.indexOf(text);
  const keyed = parts.map(({ from, text: words, to }) => ({
    ...{ text: words, from: from - at, to: to - at },
    key: richLeaf(words, place).key,
  }));
  const mapped = place.map({ ...richLeaf(text, place), parts: keyed });
  if (mapped === text) return [...run];
  return readInline(whole.slice(0, at) + mapped + whole.slice(at + text.length), codes);
}

function richLeaf(text: string, { isInBlock, label, owner, path }: Position): TextLeaf {
  const key = `${owner}/${path}#${text}`;
  return { key, text, label, isInBlock, isRequired: !isInBlock, isLong: text.length > 80, isDisplay: false };
}

function owned(place: Position, row: unknown, label: string): Position {
  const id = isObject(row) ? row.id : undefined;
  return {
    ...place,
    owner: typeof id === 'string' || typeof id === 'number' ? String(id) : place.owner,
    path: '',
    label,
  };
}

function mapRows(value: unknown, map: (row: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : value;
}

function isHidden(field: FlattenedField): boolean {
  return 'hidden' in field && field.hidden === true;
}

function labelOf(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : '';
}
