'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useEditor } from '../EditorProvider.tsx';

/**
 * Why the layout as a whole was refused by a save, such as for its size: no block has that fault. Shown until the layout
 * changes.
 * @param name the field of the layout
 */
export function LayoutRefusal({ name }: { name: string }) {
  const editor = useEditor();
  const { dispatchFields } = useForm();
  const why = useFormFields(([fields]) => (fields[name]?.valid === false ? fields[name]?.errorMessage : undefined));
  useEffect(() => {
    if (!why) return;
    const { tree } = editor.getState();
    return editor.subscribe(() => {
      if (editor.getState().tree === tree) return;
      dispatchFields({ type: 'UPDATE', path: name, valid: true, errorMessage: undefined });
    });
  }, [dispatchFields, editor, name, why]);
  return (
    <div className="rihla-editor-refusal" role="alert">
      {why && (
        <p>
          <strong>The layout was not saved.</strong> {why}
        </p>
      )}
    </div>
  );
}
