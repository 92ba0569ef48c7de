'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { SendButton } from '../../../cms/studio/mail/SendButton.tsx';
import { t } from '../../../shared/studioWords/t.ts';

/** Panel for a traveller who cannot sign in: a button that mails a link, and instructions for the call. */
export function SignInLink() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <div className="field-type">
      <p>
        {t(
          'A traveller who has lost the password gets a link by mail. It signs them in once, within half an hour; in the account they then set a new password.',
        )}
      </p>
      <SendButton path={`/api/customers/${id}/sign-in-link`}>{t('Send a sign-in link')}</SendButton>
    </div>
  );
}
