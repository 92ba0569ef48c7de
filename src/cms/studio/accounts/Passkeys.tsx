import { useEffect, useRef, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import type { PasskeyFacts } from '../../accounts/passkeys/passkeys.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { AskPassword } from './AskPassword.tsx';
import { knowsPasskeys } from './passkeyDialogs.ts';
import '../form.css';
import './second-step.css';

type Passkey = PasskeyFacts['passkeys'][number];
interface PasskeysProps {
  account: number;
  isOwn: boolean;
}

interface Change {
  facts: PasskeyFacts;
}

/** Passkeys of an account: its owner adds and removes them, admins remove them. */
export function Passkeys({ account, isOwn }: PasskeysProps) {
  const address = `/api/users/${account}/passkeys`;
  const [facts, setFacts] = useState<PasskeyFacts>();
  /** Id of the passkey that is about to be removed. */
  const [removing, setRemoving] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    callStudioApi<PasskeyFacts>(address, undefined, controller.signal).then(setFacts, (error: Error) => {
      if (!controller.signal.aborted) setNews(error.message);
    });
    return () => controller.abort();
  }, [address]);

  const leave = () => {
    setAdding(false);
    setRemoving(undefined);
    // What had the focus is gone.
    heading.current?.focus();
  };
  const take = (said: string) => (change: Change) => {
    setFacts(change.facts);
    setNews(said);
    leave();
  };

  return (
    <section aria-labelledby="rihla-passkeys" className="rihla-form rihla-second-step">
      <h3 id="rihla-passkeys" ref={heading} tabIndex={-1}>
        {t('Passkeys')}
      </h3>
      {facts && <p>{factsInWords(facts, isOwn)}</p>}
      {facts && facts.passkeys.length > 0 && (
        <ul className="rihla-second-step__list">
          {facts.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyInWords passkey={passkey} />
              {removing === passkey.id ? (
                <AskPassword
                  action={t('Remove it now')}
                  onLeave={leave}
                  send={(password) => callStudioApi<Change>(`${address}/remove`, { password, passkey: passkey.id })}
                  take={take(
                    t('“{name}” is removed. Delete it in the device or password manager, too.', { name: passkey.name }),
                  )}
                />
              ) : (
                <button
                  aria-label={t('Remove it: {name}', { name: passkey.name })}
                  onClick={() => {
                    setAdding(false);
                    setRemoving(passkey.id);
                  }}
                  type="button"
                >
                  {t('Remove it')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <AddPasskey
          address={address}
          onDone={take(t('The passkey is added. From now on it signs you in; a letter tells you so.'))}
          onLeave={leave}
        />
      )}
      {isOwn && facts?.isPossible && !isAdding && knowsPasskeys() && (
        <div className="rihla-second-step__buttons">
          <button
            onClick={() => {
              setRemoving(undefined);
              setAdding(true);
            }}
            type="button"
          >
            {t('Add a passkey')}
          </button>
        </div>
      )}
      <p aria-live="polite">{news}</p>
    </section>
  );
}

function PasskeyInWords({ passkey }: { passkey: Passkey }) {
  const { addedAt, host, name, usedAt, works } = passkey;
  return (
    <p>
      <strong>{name}</strong>
      <br />
      {t('Added {moment}.', { moment: studioMoment(addedAt) })}{' '}
      {usedAt ? t('Last used {moment}.', { moment: studioMoment(usedAt) }) : t('Not used yet.')}
      {!works &&
        ` ${t('Made for {host}, where the site is no longer: it does not sign in here. Remove it, and add another.', { host })}`}
    </p>
  );
}

function factsInWords({ address, isPossible, passkeys }: PasskeyFacts, isOwn: boolean): string {
  if (!isOwn)
    return t(
      passkeys.length > 0
        ? 'Each signs in to this account without the password. Remove those of a device that was lost; a letter tells whoever the account belongs to.'
        : 'There are none. Only whoever this account belongs to can add one, under their own account.',
    );
  if (!isPossible)
    return t(
      'Browsers keep passkeys for an address with a name and https. The site’s address is {address}: ask whoever runs the server.',
      { address },
    );
  const what = t(
    'A passkey signs you in by the fingerprint, the face or the PIN of your device, in place of the password and the code. It works at this site alone, so nobody can lure it from you.',
  );
  return knowsPasskeys()
    ? what
    : `${what} ${t('This browser has none here: open the studio at {address}.', { address })}`;
}
