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
 * What Payload does with a field of blocks it does with a layout too, wherever there is data: reading, checking, changing and storing.
 * It finds each block by its kind among those that are registered, so the data decides how deep it goes, and not the configuration.
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
    // What is inside a block is read while the block is, and adds its own.
    while (fieldPromises.length) await Promise.all(fieldPromises.splice(0));
  });
  return args.siblingData[nameOf(args.field)];
};

export const prepareLayoutBlocks: Hook<'beforeValidate'> = async (args) => {
  const siblingDoc = storedBeside(args);
  // Payload takes empty rows out before it counts them; what stands for them here is of no kind, so it is passed over.
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
 * What Payload takes for what a save leaves out. A layout is sent whole: a setting that a block of it does not have any more, as after an undo,
 * is not taken from the stored one. What not everybody may see is, and what stands in slots is asked for by itself.
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
 * Traverses one block after another, and gives the event loop back between two where they take long: Payload's own way through a list of
 * blocks is one chain of promises, 80 ms for a long article, in which nobody else is answered.
 * @param traverse is given what stands beside the layout, with a list in which every block but one is missing, at its own index
 * @param others stands for the blocks that are left out; nothing when absent
 */
async function forEachBlock(
  { field, siblingData }: { field: FieldAffectingData; siblingData: JsonObject },
  traverse: (beside: JsonObject) => Promise<unknown>,
  others?: JsonObject,
): Promise<void> {
  const name = nameOf(field);
  const blocks: unknown = siblingData[name];
  // Whatever else it is, Payload says so, or takes it out.
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

/** The hooks of rich text are typed looser than the functions that they are handed on to; what Payload gives is the same. */
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

/** A field of blocks of the same name, of which only its place and its data matter. */
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
