import {
  type Block,
  type Field,
  type RichTextAdapter,
  type RichTextAdapterProvider,
  type RichTextField,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { getFieldPaths } from 'payload/shared';
import type { Kind, Kinds } from '../../shared/layouts/kind.ts';
import { packKinds } from '../../shared/layouts/packKinds.ts';
import { structureRights, whyRestructured } from '../../shared/layouts/structure.ts';
import { findMisplaced } from './findMisplaced.ts';
import { nameFaults } from './nameFaults.ts';
import { checkLayoutBlocks, followLayoutBlocks, prepareLayoutBlocks, readLayoutBlocks } from './traverseLayout.ts';

const LAYOUT_FIELD = '/src/editor/field/LayoutField.tsx#LayoutField';
const LAYOUT_DIFF = '/src/editor/versions/LayoutDiff.tsx#LayoutDiff';
const NOTHING = '/src/editor/field/EmptyComponent.tsx#EmptyComponent';

const hooks: NonNullable<RichTextAdapter['hooks']> = {
  afterRead: [readLayoutBlocks],
  beforeValidate: [prepareLayoutBlocks],
  beforeChange: [checkLayoutBlocks],
  afterChange: [followLayoutBlocks],
};

type SchemaMap = Parameters<NonNullable<RichTextAdapter['generateSchemaMap']>>[0]['schemaMap'];

/**
 * Turns a Payload field into a layout: a leaf in its configuration, a tree in its data. Payload lets a rich text field
 * have a custom editor, which is what this is; it would expand a blocks field level by level (decision 046).
 * @param kinds descriptions of the kinds of block for the editor, in palette order
 */
export function layoutEditor(kinds: readonly Kind[]): RichTextAdapterProvider {
  const bySlug = new Map(kinds.map((kind) => [kind.slug, kind]));
  const checkAndName: typeof checkLayoutBlocks = async (args) => {
    refuseRestructured(args, bySlug);
    const layout = await checkLayoutBlocks({ ...args, fieldLabelPath: '' });
    nameFaults(args.errors ?? [], args.path.join('.'), layout, bySlug);
    return layout;
  };
  /** Errors thrown before Payload's own validation, such as an object in place of text, are named like its own. */
  const prepareAndName: typeof prepareLayoutBlocks = async (args) => {
    try {
      return await prepareLayoutBlocks(args);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const { errors, ...others } = error.data;
      const named = errors.map((fault) => ({ ...fault }));
      nameFaults(named, args.path.join('.'), args.value, bySlug);
      throw new ValidationError({ ...others, errors: named, req: args.req }, args.req.t);
    }
  };
  return () => ({
    ...nested(kinds),
    FieldComponent: {
      path: LAYOUT_FIELD,
      // Read for each form: the labels are in the language of who opens it.
      get clientProps() {
        return { packed: packKinds(kinds) };
      },
    },
    DiffComponent: { path: LAYOUT_DIFF, serverProps: { kinds } },
    generateImportMap: ({ addToImportMap }) => addToImportMap([LAYOUT_FIELD, LAYOUT_DIFF, NOTHING]),
    generateSchemaMap: ({ config, schemaMap, schemaPath }) => {
      for (const { slug } of kinds) addBlock(slug, `${schemaPath}.widgets`, config, schemaMap);
      return schemaMap;
    },
    hooks: { ...hooks, beforeValidate: [prepareAndName], beforeChange: [checkAndName] },
    validate: (layout: unknown) => findMisplaced(layout, bySlug) ?? true,
  });
}

/** The same for slots inside a block: the layout around them is edited and validated as a whole. */
export function slotEditor(kinds: readonly Kind[]): RichTextAdapterProvider {
  return () => nested(kinds);
}

/**
 * Refuses a change of the structure by a user without the permission.
 * @throws ValidationError with the reason
 */
function refuseRestructured(
  { collection, field, operation, path, previousSiblingDoc, req, value }: Parameters<typeof checkLayoutBlocks>[0],
  kinds: Kinds,
): void {
  const stored: unknown = 'name' in field && field.name ? previousSiblingDoc?.[field.name] : undefined;
  const rights = structureRights(req.user);
  // Editors release and rearrange a block between two saves.
  // Null empties the layout.
  const after: unknown = value === null ? [] : value;
  if (operation !== 'update' || rights.mayRelease || !Array.isArray(stored) || !Array.isArray(after)) return;
  const message = whyRestructured(stored, after, kinds, rights);
  if (!message) return;
  const errors = [{ path: path.join('.'), message }];
  throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t);
}

function nested(kinds: readonly Kind[]): RichTextAdapter {
  return {
    CellComponent: NOTHING,
    FieldComponent: NOTHING,
    hooks,
    outputSchema: ({ config, isRequired }) => ({
      type: isRequired ? 'array' : ['array', 'null'],
      items: {
        oneOf: kinds
          .filter(({ isOffered }) => isOffered)
          .map(({ slug }) => ({ $ref: `#/definitions/${interfaceOf(slug, config)}` })),
      },
    }),
    validate: () => true,
  };
}

function interfaceOf(slug: string, config: SanitizedConfig | undefined): string {
  return blockOf(slug, config)?.interfaceName ?? slug;
}

function blockOf(slug: string, config: SanitizedConfig | undefined): Block | undefined {
  return config?.blocks?.find((block) => block.slug === slug);
}

/** Registers the settings of one kind as a form of its own, under `…layout.widgets.<slug>`. */
function addBlock(slug: string, parentPath: string, config: SanitizedConfig, schemaMap: SchemaMap): void {
  const block = blockOf(slug, config);
  if (!block) return;
  schemaMap.set(`${parentPath}.${slug}`, block);
  addFields(block.fields, `${parentPath}.${slug}`, '', config, schemaMap);
}

/** As Payload does it for the fields of a block, without its slots. */
function addFields(
  fields: readonly Field[],
  parentSchemaPath: string,
  parentIndexPath: string,
  config: SanitizedConfig,
  schemaMap: SchemaMap,
): void {
  for (const [index, field] of fields.entries()) {
    const { indexPath, schemaPath } = getFieldPaths({
      field,
      index,
      parentIndexPath,
      parentPath: '',
      parentSchemaPath,
    });
    schemaMap.set(schemaPath, field);
    if (field.type === 'richText') {
      addRichText(field, schemaPath, config, schemaMap);
    } else if (field.type === 'tabs') {
      // A tab is handled as a field of the type `tab`, which Payload’s type does not list.
      const tabs = field.tabs.map((tab) => ({ ...tab, type: 'tab' }) as unknown as Field);
      addFields(tabs, schemaPath, indexPath, config, schemaMap);
    } else if ('fields' in field && Array.isArray(field.fields)) {
      addFields(field.fields, schemaPath, 'name' in field && field.name ? '' : indexPath, config, schemaMap);
    }
  }
}

function addRichText(field: RichTextField, schemaPath: string, config: SanitizedConfig, schemaMap: SchemaMap): void {
  if (field.custom?.isSlot || typeof field.editor !== 'object') return;
  // Payload itself gives it the settings of languages here.
  field.editor.generateSchemaMap?.({ config, field, i18n: config.i18n as never, schemaMap, schemaPath });
}
