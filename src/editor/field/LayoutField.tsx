'use client';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { RichTextFieldClientProps } from 'payload';
import { useMemo } from 'react';
import { type PackedKinds, unpackKinds } from '../../shared/layouts/packKinds.ts';
import { structureRights } from '../../shared/layouts/structure.ts';
import { EditorProvider } from '../EditorProvider.tsx';
import { readOnlyEditor } from './readOnlyEditor.ts';
import { useLayoutFaults } from './useLayoutFaults.ts';
import { useLayoutValue } from './useLayoutValue.ts';
import { Workspace } from './Workspace.tsx';

interface LayoutFieldProps extends RichTextFieldClientProps {
  /** The block kinds of the layout, in palette order. */
  packed: PackedKinds;
}

/** The layout field of the studio's form: the full-window layout editor. */
export function LayoutField({ packed, path, readOnly = false, schemaPath }: LayoutFieldProps) {
  const { id } = useDocumentInfo();
  const bySlug = useMemo(() => new Map(unpackKinds(packed).map((kind) => [kind.slug, kind])), [packed]);
  const { user } = useAuth();
  const editor = useLayoutValue(path, bySlug, structureRights(user));
  useLayoutFaults(path, editor);
  const offered = useMemo(() => (readOnly ? readOnlyEditor(editor) : editor), [editor, readOnly]);
  return (
    <EditorProvider editor={offered} kinds={bySlug}>
      <Workspace key={id} name={path} readOnly={readOnly} schemaPath={schemaPath ?? path} />
    </EditorProvider>
  );
}
