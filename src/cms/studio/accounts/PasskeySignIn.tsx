import { useSyncExternalStore } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { PasskeyQuestion } from '../../accounts/passkeys/passkeySignIn.ts';
import { choosePasskey, knowsPasskeys } from './passkeyDialogs.ts';

const ADDRESS = '/api/users/login/passkey';

interface PasskeySignInProps {
  isSending: boolean;
  onPress: () => void;
}

/** The button of the sign-in page for passkeys, where the browser has them. */
export function PasskeySignIn({ isSending, onPress }: PasskeySignInProps) {
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    knowsPasskeys,
    () => false,
  );
  if (!isKnown) return null;
  return (
    <p className="rihla-sign-in__passkey">
      <button aria-disabled={isSending || undefined} onClick={onPress} type="button">
        {t('Sign in with a passkey')}
      </button>
    </p>
  );
}

/** Signs in with a passkey. @returns the server's answer, as to a sign-in with a password. @throws Error in words */
export async function signInByPasskey<Session>(): Promise<Session> {
  const { options, origin } = await callStudioApi<PasskeyQuestion>(`${ADDRESS}/options`, {});
  if (location.origin !== origin)
    throw new Error(t('Passkeys work at {origin} only. Open the studio there, or use your password.', { origin }));
  const response = await choosePasskey(options);
  return callStudioApi<Session>(ADDRESS, { response });
}
