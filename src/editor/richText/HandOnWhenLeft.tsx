import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useFieldPath, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { isEqual } from '../model/shareEqual.ts';
import { watchTyped } from './watchTyped.ts';

/**
 * Plugin of the rich text editor: commits typed text to the form as soon as its text is left, or a shortcut is
 * pressed in it. Payload's field does so when the browser is idle, which is too late for a form that is closed or
 * saved first.
 */
export function HandOnWhenLeft() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  // Rows of a list may have moved since the field was rendered.
  const path = useFieldPath() ?? fieldProps.path;
  const { dispatchFields, getField, setModified } = useForm();
  const handOn = useEffectEvent((value: unknown) => {
    if (isEqual(getField(path)?.value, value)) return;
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
  });
  useEffect(() => watchTyped(editor, (value) => handOn(value)), [editor]);
  return null;
}
