'use client';
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { openDocument, type SessionEvent } from '../../../editor/session/openDocuments.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Must match the name that the server reads. */
const PATH = 'currentPassword';

/** Asks for the user's current password once the form would change a password or an e-mail address. */
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
    // The error of the last attempt would block the next submit; Payload clears it for data fields only.
    if (typed) dispatch({ type: 'UPDATE', path: PATH, errorMessage: undefined, valid: true });
  }, [dispatch, typed]);

  useEffect(() => {
    const { listeners } = openDocument(`users/${id}`);
    const follow = ({ type }: SessionEvent) => {
      if (type !== 'saved') return;
      // After a save Payload hides the password fields but keeps their values, and would send them again with the next
      // one.
      for (const path of [PATH, 'password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    };
    listeners.add(follow);
    return () => {
      listeners.delete(follow);
    };
  }, [dispatch, id]);

  if (!isAsked) return null;
  return (
    <>
      {/* Payload hides its field for the new password when a save begins, and with it the error. */}
      {password && passwordFault ? <p role="alert">{passwordFault}</p> : null}
      <PasswordField
        autoComplete="current-password"
        field={{ name: PATH, label: t('Your current password'), required: true }}
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
