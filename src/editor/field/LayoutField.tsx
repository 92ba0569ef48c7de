'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { RichTextFieldClientProps } from 'payload';
import { useMemo } from 'react';
import { type PackedKinds, unpackKinds } from '../../shared/layouts/packKinds.ts';
import { EditorProvider } from '../EditorProvider.tsx';
import { readOnlyEditor } from './readOnlyEditor.ts';
import { useLayoutFaults } from './useLayoutFaults.ts';
import { useLayoutValue } from './useLayoutValue.ts';
import { Workspace } from './Workspace.tsx';

interface LayoutFieldProps extends RichTextFieldClientProps {
  /** What can stand in the layout, in the order in which it is offered. */
  packed: PackedKinds;
}

/** The layout of a document in the studio's form: the editor of layouts, which has the whole window. */
export function LayoutField({ packed, path, readOnly = false, schemaPath }: LayoutFieldProps) {
  const { id } = useDocumentInfo();
  const bySlug = useMemo(() => new Map(unpackKinds(packed).map((kind) => [kind.slug, kind])), [packed]);
  const editor = useLayoutValue(path, bySlug);
  useLayoutFaults(path, editor);
  const offered = useMemo(() => (readOnly ? readOnlyEditor(editor) : editor), [editor, readOnly]);
  return (
    <EditorProvider editor={offered} kinds={bySlug}>
      <Workspace key={id} name={path} readOnly={readOnly} schemaPath={schemaPath ?? path} />
    </EditorProvider>
  );
}
