import { useId, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { PasskeyOffer } from '../../accounts/passkeys/passkeyEndpoints.ts';
import type { PasskeyFacts } from '../../accounts/passkeys/passkeys.ts';
import { AskButtons, onKeys, PasswordField, useSending } from './AskPassword.tsx';
import { describeBrowser } from './describeBrowser.ts';
import { makePasskey } from './passkeyDialogs.ts';

interface AddPasskeyProps {
  address: string;
  onDone: (answer: { facts: PasskeyFacts }) => void;
  onLeave: () => void;
}

/** Adds a passkey: a name, the own password, then the browser's own dialog. It is inside Payload's form, so it is no form itself. */
export function AddPasskey({ address, onDone, onLeave }: AddPasskeyProps) {
  const field = useId();
  const [name, setName] = useState(() => describeBrowser(navigator.userAgent));
  const [password, setPassword] = useState('');
  const add = async () => {
    if (!name.trim()) throw new Error(t('Write a name, so that you know it again.'));
    const { offer, options } = await callStudioApi<PasskeyOffer>(`${address}/offer`, { password });
    const response = await makePasskey(options);
    return callStudioApi<{ facts: PasskeyFacts }>(`${address}/confirm`, { name, offer, response });
  };
  const { fault, isSending, press } = useSending(add, onDone);
  return (
    <div className="rihla-second-step__ask">
      <p>
        <label htmlFor={field}>{t('Name, by which you know it again')}</label>
        <input
          // biome-ignore lint/a11y/noAutofocus: opened by a button, as a dialog is
          autoFocus
          id={field}
          maxLength={60}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={(event) => onKeys(event, press, onLeave)}
          type="text"
          value={name}
        />
      </p>
      <PasswordField onChange={setPassword} onLeave={onLeave} press={press} value={password} />
      <AskButtons action={t('Make the passkey')} fault={fault} isSending={isSending} onLeave={onLeave} press={press} />
    </div>
  );
}
