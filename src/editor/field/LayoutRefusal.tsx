'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor } from '../EditorProvider.tsx';

/**
 * Error of the layout as a whole from a save, such as for its size: it belongs to no block. Shown until the layout changes or is saved.
 * @param name the field of the layout
 */
export function LayoutRefusal({ isSaved, name }: { isSaved: boolean; name: string }) {
  const editor = useEditor();
  const { dispatchFields } = useForm();
  const said = useFormFields(([fields]) => (fields[name]?.valid === false ? fields[name]?.errorMessage : undefined));
  // Stored here: the form drops the fault as soon as the server answers an earlier change of any field.
  const [why, setWhy] = useState(said);
  useEffect(() => {
    if (said) setWhy(said);
  }, [said]);
  useEffect(() => {
    if (!why) return;
    const { tree } = editor.getState();
    return editor.subscribe(() => {
      if (editor.getState().tree === tree) return;
      setWhy(undefined);
      dispatchFields({ type: 'UPDATE', path: name, valid: true, errorMessage: undefined });
    });
  }, [dispatchFields, editor, name, why]);
  useEffect(() => {
    if (isSaved) setWhy(undefined);
  }, [isSaved]);
  return (
    <div className="rihla-editor-refusal" role="alert">
      {why && (
        <p>
          <strong>{t('The layout was not saved.')}</strong> {why}
        </p>
      )}
    </div>
  );
}
