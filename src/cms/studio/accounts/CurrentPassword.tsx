'use client';
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Must be the name under which the server looks for it. */
const PATH = 'currentPassword';

/** Asks for the password of whoever sits there, as soon as the form would change a password or an e-mail address. */
export function CurrentPassword() {
  const { data, id, initialData } = useDocumentInfo();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const password = useFormFields(([fields]) => fields.password?.value);
  const passwordFault = useFormFields(([fields]) =>
    fields.password?.valid ? undefined : fields.password?.errorMessage,
  );
  const email = useFormFields(([fields]) => fields.email?.value);
  const stored = data ?? initialData;
  const isAsked = id !== undefined && (Boolean(password) || fold(email) !== fold(stored?.email));

  const typed = useFormFields(([fields]) => fields[PATH]?.value);
  useEffect(() => {
    // What the server said of the one before stands in the way of the next try; Payload takes it away for fields of the data only.
    if (typed) dispatch({ type: 'UPDATE', path: PATH, errorMessage: undefined, valid: true });
  }, [dispatch, typed]);

  const savedAt = stored?.updatedAt as string | undefined;
  const lastSaved = useRef(savedAt);
  useEffect(() => {
    if (lastSaved.current === savedAt) return;
    lastSaved.current = savedAt;
    // After a save Payload hides the passwords but keeps them, and would send them again with the next one.
    for (const path of [PATH, 'password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
  }, [dispatch, savedAt]);

  if (!isAsked) return null;
  return (
    <>
      {/* Payload puts its field for the new one away when a save begins, and with it the reason why it was refused. */}
      {password && passwordFault ? <p role="alert">{passwordFault}</p> : null}
      <PasswordField
        autoComplete="current-password"
        field={{ name: PATH, label: 'Your current password', required: true }}
        indexPath=""
        parentPath=""
        parentSchemaPath=""
        path={PATH}
        schemaPath={PATH}
      />
    </>
  );
}

function fold(email: unknown): string {
  return typeof email === 'string' ? email.toLowerCase().trim() : '';
}
