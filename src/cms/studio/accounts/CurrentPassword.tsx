'use client';
import { PasswordField, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Must be the name under which the server looks for it. */
const PATH = 'currentPassword';

/** Asks for the password of whoever sits there, as soon as the form would change a password or an e-mail address. */
export function CurrentPassword() {
  const { data, id, initialData } = useDocumentInfo();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const password = useFormFields(([fields]) => fields.password?.value);
  const email = useFormFields(([fields]) => fields.email?.value);
  const stored = (data ?? initialData)?.email as unknown;
  const isModified = useFormModified();
  const isAsked = id !== undefined && isModified && (Boolean(password) || fold(email) !== fold(stored));

  useEffect(() => {
    if (isModified || id === undefined) return;
    // After a save Payload hides the passwords but keeps them, and would send them again with the next one.
    for (const path of [PATH, 'password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
  }, [dispatch, id, isModified]);

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

function fold(email: unknown): string {
  return typeof email === 'string' ? email.toLowerCase().trim() : '';
}
