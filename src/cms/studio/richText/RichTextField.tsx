import { renderField } from '@payloadcms/ui/forms/renderField';
import type { ClientComponentProps, RichTextField as Field, FieldPaths, Payload, ServerComponentProps } from 'payload';
// Payload exports these two only together with its own field, which would import all of its browser code.
import { buildInitialState } from '../../../../node_modules/@payloadcms/richtext-lexical/dist/utilities/buildInitialState.js';
import { initLexicalFeatures } from '../../../../node_modules/@payloadcms/richtext-lexical/dist/utilities/initLexicalFeatures.js';
import { RichTextWhenShown } from '../../../editor/richText/RichTextWhenShown.tsx';

type EditorConfig = Parameters<typeof initLexicalFeatures>[0]['sanitizedEditorConfig'];
type Schemas = ReturnType<typeof initLexicalFeatures>['featureClientSchemaMap'];
type Props = ClientComponentProps &
  Pick<FieldPaths, 'path'> &
  ServerComponentProps & { sanitizedEditorConfig: EditorConfig };

/**
 * The rich text field as Payload renders it on the server (its `RscEntryLexicalField`), with features referenced by
 * name instead of by module.
 */
export async function RichTextField(props: Props) {
  const field = props.field as Field;
  const clientField = props.clientField as Parameters<typeof RichTextWhenShown>[0]['field'];
  const { permissions, readOnly, sanitizedEditorConfig } = props;
  const path = props.path ?? clientField.name;
  const schemaPath = props.schemaPath ?? path;
  const features = initLexicalFeatures({
    ...props,
    path,
    // `initLexicalFeatures` reads nothing of Payload but its import map.
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

/** Replaces the import map: each client feature is referenced by its package's export name. */
function nameFeatures({ resolvedFeatureMap }: EditorConfig): Record<string, string> {
  const named = [...resolvedFeatureMap.values()].flatMap(({ ClientFeature }) =>
    typeof ClientFeature === 'string' ? [[ClientFeature, ClientFeature.split('#')[1] ?? '']] : [],
  );
  return Object.fromEntries(named);
}

/** `fields`, `lexical_blocks.gallery`, `lexical_blocks.gallery.fields`: schema paths that a client feature looks up. */
const LOOKED_UP = /^(?:lexical_(?:inline_)?blocks\.)?[^.]+(?:\.fields)?$/;

/** Drops the fields inside links and blocks: nobody looks those up there, and they are most of the form's payload. */
function leaveOutInner(schemas: Schemas, schemaPath: string): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([feature, entries]) => {
      const start = `${schemaPath}.lexical_internal_feature.${feature}.`.length;
      return [feature, Object.fromEntries(Object.entries(entries).filter(([key]) => LOOKED_UP.test(key.slice(start))))];
    }),
  );
}

/** Form states of the blocks in the text. */
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
