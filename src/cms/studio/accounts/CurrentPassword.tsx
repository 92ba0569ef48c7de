'use client';
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Must be the name under which the server looks for it. */
const PATH = 'currentPassword';

/** Asks for the password of whoever sits there, as soon as the form would change a password or an e-mail address. */
export function CurrentPassword() {
  const { id } = useDocumentInfo();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const setsPassword = useFormFields(([fields]) => fields.password !== undefined);
  const setsEmail = useFormFields(([{ email }]) => email !== undefined && email.value !== email.initialValue);
  const isAsked = id !== undefined && (setsPassword || setsEmail);

  useEffect(() => {
    if (!isAsked) dispatch({ type: 'REMOVE', path: PATH });
  }, [dispatch, isAsked]);

  if (!isAsked) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: PATH, label: 'Your current password', required: true }}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      path={PATH}
      schemaPath={PATH}
    />
  );
}
