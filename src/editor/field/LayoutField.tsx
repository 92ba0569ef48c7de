'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { RichTextFieldClientProps } from 'payload';
import { useMemo } from 'react';
import type { Kind } from '../../shared/layouts/kind.ts';
import { EditorProvider } from '../EditorProvider.tsx';
import { readOnlyEditor } from './readOnlyEditor.ts';
import { useLayoutFaults } from './useLayoutFaults.ts';
import { useLayoutValue } from './useLayoutValue.ts';
import { Workspace } from './Workspace.tsx';

interface LayoutFieldProps extends RichTextFieldClientProps {
  /** What can stand in the layout, in the order in which it is offered. */
  kinds: readonly Kind[];
}

/** The layout of a document in the studio's form: the editor of layouts, which has the whole window. */
export function LayoutField({ kinds, path, readOnly = false, schemaPath }: LayoutFieldProps) {
  const { id } = useDocumentInfo();
  const bySlug = useMemo(() => new Map(kinds.map((kind) => [kind.slug, kind])), [kinds]);
  const editor = useLayoutValue(path, bySlug);
  useLayoutFaults(path, editor);
  const offered = useMemo(() => (readOnly ? readOnlyEditor(editor) : editor), [editor, readOnly]);
  return (
    <EditorProvider editor={offered} kinds={bySlug}>
      <Workspace key={id} name={path} readOnly={readOnly} schemaPath={schemaPath ?? path} />
    </EditorProvider>
  );
}
