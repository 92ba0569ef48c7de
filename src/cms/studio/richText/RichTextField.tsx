import { renderField } from '@payloadcms/ui/forms/renderField';
import type { ClientComponentProps, RichTextField as Field, FieldPaths, Payload, ServerComponentProps } from 'payload';
// Payload gives these two away only with its own field, and that brings everything of the browser along.
import { buildInitialState } from '../../../../node_modules/@payloadcms/richtext-lexical/dist/utilities/buildInitialState.js';
import { initLexicalFeatures } from '../../../../node_modules/@payloadcms/richtext-lexical/dist/utilities/initLexicalFeatures.js';
import { RichTextWhenShown } from '../../../editor/richText/RichTextWhenShown.tsx';

type EditorConfig = Parameters<typeof initLexicalFeatures>[0]['sanitizedEditorConfig'];
type Schemas = ReturnType<typeof initLexicalFeatures>['featureClientSchemaMap'];
type Props = ClientComponentProps &
  Pick<FieldPaths, 'path'> &
  ServerComponentProps & { sanitizedEditorConfig: EditorConfig };

/** The field of a running text as Payload makes it (its `RscEntryLexicalField`), with features by name instead of by module. */
export async function RichTextField(props: Props) {
  const field = props.field as Field;
  const clientField = props.clientField as Parameters<typeof RichTextWhenShown>[0]['field'];
  const { permissions, readOnly, sanitizedEditorConfig } = props;
  const path = props.path ?? clientField.name;
  const schemaPath = props.schemaPath ?? path;
  const features = initLexicalFeatures({
    ...props,
    path,
    payload: { ...props.payload, importMap: nameFeatures(sanitizedEditorConfig) } as unknown as Payload,
    schemaPath,
  });
  return (
    <RichTextWhenShown
      clientFeatures={features.clientFeatures}
      featureClientSchemaMap={leaveOutInner(features.featureClientSchemaMap, schemaPath)}
      field={clientField}
      initialLexicalFormState={await buildForms(props, field, schemaPath)}
      lexicalEditorConfig={sanitizedEditorConfig.lexical}
      path={path}
      schemaPath={schemaPath}
      permissions={permissions}
      {...(readOnly === undefined ? {} : { readOnly })}
      {...(props.forceRender === undefined ? {} : { forceRender: props.forceRender })}
    />
  );
}

/** In place of the import map: each feature's side in the browser is the name by which its package exports it. */
function nameFeatures({ resolvedFeatureMap }: EditorConfig): Record<string, string> {
  const named = [...resolvedFeatureMap.values()].flatMap(({ ClientFeature }) =>
    typeof ClientFeature === 'string' ? [[ClientFeature, ClientFeature.split('#')[1] ?? '']] : [],
  );
  return Object.fromEntries(named);
}

/** `fields`, `lexical_blocks.gallery`, `lexical_blocks.gallery.fields`: what a feature of the browser looks up. */
const LOOKED_UP = /^(?:lexical_(?:inline_)?blocks\.)?[^.]+(?:\.fields)?$/;

/** Without each single field inside links and blocks: nobody looks those up there, and they are most of what a text's form would send. */
function leaveOutInner(schemas: Schemas, schemaPath: string): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([feature, entries]) => {
      const start = `${schemaPath}.lexical_internal_feature.${feature}.`.length;
      return [feature, Object.fromEntries(Object.entries(entries).filter(([key]) => LOOKED_UP.test(key.slice(start))))];
    }),
  );
}

/** The forms of the blocks that stand in the text. */
async function buildForms(props: Props, field: Field, schemaPath: string): ReturnType<typeof buildInitialState> {
  const nodeData = props.siblingData?.[field.name]?.root?.children;
  if (!nodeData?.length) return {};
  return buildInitialState({
    context: {
      id: props.id as string | number,
      clientFieldSchemaMap: props.clientFieldSchemaMap,
      collectionSlug: props.collectionSlug,
      disabled: props.readOnly || field.admin?.readOnly,
      documentData: props.data,
      field,
      fieldSchemaMap: props.fieldSchemaMap,
      lexicalFieldSchemaPath: schemaPath,
      operation: props.operation,
      permissions: props.permissions,
      preferences: props.preferences,
      renderFieldFn: renderField,
      req: props.req,
    },
    nodeData,
  });
}
