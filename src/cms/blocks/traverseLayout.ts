import {
  afterChangeTraverseFields,
  afterReadTraverseFields,
  type BlocksField,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type Field,
  type FieldAffectingData,
  type FlattenedField,
  type JsonObject,
  type Payload,
  type RichTextHooks,
} from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';

/*
 * Runs Payload's processing of a blocks field on a layout: reading, validating, changing and storing. Each block is
 * looked up by its kind among the registered ones, so the data decides the depth, not the configuration.
 */

type Hook<K extends keyof RichTextHooks> = NonNullable<RichTextHooks[K]>[number];

export const readLayoutBlocks: Hook<'afterRead'> = async (args) => {
  await forEachBlock(args, async (siblingDoc) => {
    const fieldPromises: Promise<void>[] = [];
    afterReadTraverseFields({
      ...(args as Whole<typeof args>),
      ...parents(args),
      doc: args.originalDoc as JsonObject,
      fieldPromises,
      fields: asBlocks(args.field),
      siblingDoc,
    });
    // Reading a block reads its nested blocks, which adds further promises.
    while (fieldPromises.length) await Promise.all(fieldPromises.splice(0));
  });
  return args.siblingData[nameOf(args.field)];
};

export const prepareLayoutBlocks: Hook<'beforeValidate'> = async (args) => {
  const siblingDoc = storedBeside(args);
  // Payload removes empty rows before it counts them; the placeholders here have no kind, so it skips them.
  await forEachBlock(
    args,
    (siblingData) =>
      beforeValidateTraverseFields({
        ...(args as Whole<typeof args>),
        ...parents(args),
        doc: args.originalDoc as JsonObject,
        fields: asBlocks(args.field),
        siblingData,
        siblingDoc,
      }),
    {},
  );
  return args.siblingData[nameOf(args.field)];
};

/**
 * The stored value that Payload merges into omitted fields. A layout is sent whole: a setting that is gone from a
 * block, as after an undo, is not restored from the stored one. Fields with access control are, and slots are handled
 * separately.
 */
function storedBeside({ field, previousSiblingDoc, req, siblingData }: Parameters<typeof prepareLayoutBlocks>[0]) {
  const name = nameOf(field);
  const stored = (previousSiblingDoc ?? {}) as JsonObject;
  if (siblingData[name] === undefined || !Array.isArray(stored[name])) return stored;
  return { ...stored, [name]: stored[name].map((block: JsonObject) => onlyGuarded(block, req.payload.blocks)) };
}

function onlyGuarded(block: JsonObject, kinds: Payload['blocks']): JsonObject {
  const kind = kinds[block?.blockType as keyof typeof kinds];
  const guarded = (kind?.flattenedFields ?? []).filter(isGuarded).map(({ name }) => name);
  return Object.fromEntries(['id', 'blockType', ...guarded].map((name) => [name, block?.[name]]));
}

function isGuarded(field: FlattenedField): boolean {
  if ('access' in field && field.access && Object.keys(field.access).length > 0) return true;
  if (field.type === 'richText') return true;
  return 'flattenedFields' in field && field.flattenedFields.some(isGuarded);
}

export const checkLayoutBlocks: Hook<'beforeChange'> = async (args) => {
  await forEachBlock(args, (siblingData) =>
    beforeChangeTraverseFields({
      ...(args as Whole<typeof args>),
      ...parents(args),
      doc: (args.originalDoc ?? {}) as JsonObject,
      docWithLocales: args.docWithLocales ?? {},
      errors: args.errors ?? [],
      fields: asBlocks(args.field),
      mergeLocaleActions: (args.mergeLocaleActions ?? []) as (() => Promise<void>)[],
      siblingData,
      siblingDoc: (args.previousSiblingDoc ?? {}) as JsonObject,
      siblingDocWithLocales: args.siblingDocWithLocales ?? {},
    }),
  );
  return args.siblingData[nameOf(args.field)];
};

export const followLayoutBlocks: Hook<'afterChange'> = async (args) => {
  await forEachBlock(args, (siblingDoc) =>
    afterChangeTraverseFields({
      ...(args as Whole<typeof args>),
      ...parents(args),
      doc: args.originalDoc as JsonObject,
      fields: asBlocks(args.field),
      previousDoc: args.previousDoc as JsonObject,
      previousSiblingDoc: (args.previousSiblingDoc ?? {}) as JsonObject,
      siblingDoc,
    }),
  );
  return undefined;
};

/**
 * Traverses blocks one by one and yields to the event loop between two when they take long: Payload's own traversal is
 * one chain of promises, which blocks all other requests for 80 ms on a long article.
 * @param traverse receives the layout's siblings, with a list in which every block but one is missing, at its own index
 * @param others placeholder for the omitted blocks; nothing when absent
 */
async function forEachBlock(
  { field, siblingData }: { field: FieldAffectingData; siblingData: JsonObject },
  traverse: (beside: JsonObject) => Promise<unknown>,
  others?: JsonObject,
): Promise<void> {
  const name = nameOf(field);
  const blocks: unknown = siblingData[name];
  // Payload itself refuses or removes anything else.
  if (!Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isObject)) {
    await traverse(siblingData);
    return;
  }
  for (const [index, block] of blocks.entries()) {
    await yieldToEventLoop();
    const list = new Array<unknown>(index + 1);
    if (others) list.fill(others);
    list[index] = block;
    await traverse({ ...siblingData, [name]: list });
  }
}

/**
 * Payload's types for rich text hooks are looser than those of the functions they are passed to; the values are the
 * same.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Whole<T> = { [K in keyof Required<T>]: any };

interface Placed {
  field: FieldAffectingData;
  originalDoc?: { id?: number | string } | undefined;
  path: (number | string)[];
  schemaPath: string[];
}

function parents({ originalDoc, path, schemaPath }: Placed) {
  return {
    id: originalDoc?.id,
    parentIndexPath: '',
    parentPath: path.slice(0, -1).join('.'),
    parentSchemaPath: schemaPath.slice(0, -1).join('.'),
  };
}

/** A blocks field of the same name; only its path and its data matter. */
function asBlocks(field: FieldAffectingData): Field[] {
  const blocks: BlocksField = {
    name: nameOf(field),
    type: 'blocks',
    label: false,
    blocks: [],
    blockReferences: [],
  };
  return [{ ...blocks, access: {}, admin: {}, hooks: {} }];
}

function nameOf(field: FieldAffectingData): string {
  return ('name' in field && field.name) || '';
}
