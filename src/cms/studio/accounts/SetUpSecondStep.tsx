import { useId, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { SecondStepChange } from '../../accounts/secondStep/secondStep.ts';
import { AskButtons, AskPassword, onKeys, useSending } from './AskPassword.tsx';

interface SetUpProps {
  address: string;
  onDone: (change: SecondStepChange) => void;
  onLeave: () => void;
}

/** A secret for the app, not in use yet. */
interface Offer {
  offer: string;
  /** SVG. */
  picture: string;
  secret: string;
}

/** Set-up of the second step: password, QR code, then a code of the app, which proves that it works. */
export function SetUpSecondStep({ address, onDone, onLeave }: SetUpProps) {
  const [offer, setOffer] = useState<Offer>();
  if (offer) return <Confirm address={address} offer={offer} onDone={onDone} onLeave={onLeave} />;
  return (
    <AskPassword
      action={t('Go on')}
      onLeave={onLeave}
      send={(password) => callStudioApi<Offer>(`${address}/offer`, { password })}
      take={setOffer}
    />
  );
}

function Confirm({ address, offer, onDone, onLeave }: SetUpProps & { offer: Offer }) {
  const field = useId();
  const [code, setCode] = useState('');
  const { fault, isSending, press } = useSending(
    () => callStudioApi<SecondStepChange>(`${address}/confirm`, { code, offer: offer.offer }),
    onDone,
  );
  return (
    <div className="rihla-second-step__ask">
      <ol>
        <li>
          {t('Open an authenticator app on your telephone (your password manager may be one), and let it read this:')}
          {/* biome-ignore lint/performance/noImgElement: Next's advice; this picture is data. */}
          <img
            alt={t('QR code for your authenticator app')}
            height="208"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(offer.picture)}`}
            width="208"
          />
          <span className="rihla-second-step__secret">
            {t('Or type it:')} <code>{offer.secret}</code>
          </span>
        </li>
        <li>
          <label htmlFor={field}>{t('Write the six digits that the app shows')}</label>
          <input
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: opened by a button, as a dialog is
            autoFocus
            id={field}
            inputMode="numeric"
            maxLength={12}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            onKeyDown={(event) => onKeys(event, press, onLeave)}
            type="text"
            value={code}
          />
        </li>
      </ol>
      <AskButtons action={t('Turn it on')} fault={fault} isSending={isSending} onLeave={onLeave} press={press} />
    </div>
  );
}
