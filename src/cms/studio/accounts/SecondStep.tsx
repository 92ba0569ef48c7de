import { useEffect, useState } from 'react';
import { callStudioApi } from '../../../shared/callStudioApi.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import type { SecondStepChange, SecondStepFacts } from '../../accounts/secondStep/secondStep.ts';
import { AskPassword } from './AskPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondStep } from './SetUpSecondStep.tsx';
import '../form.css';
import './second-step.css';

interface SecondStepProps {
  account: number;
  isOwn: boolean;
}

/** Result of the last action. */
type Doing = 'set-up' | 'codes' | 'remove';

/** Codes that were shown last. Ending the other sessions writes to the account, whereupon Payload may mount its form again, and they are shown once only. */
let shown: { account: number; codes: readonly string[] } | undefined;

/** Whether an account asks for a code after its password, and the presses that change it. */
export function SecondStep({ account, isOwn }: SecondStepProps) {
  const address = `/api/users/${account}/second-step`;
  const [facts, setFacts] = useState<SecondStepFacts>();
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState(shown?.account === account ? shown.codes : undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    callStudioApi<SecondStepFacts>(address, undefined, controller.signal).then(setFacts, (error: Error) => {
      if (!controller.signal.aborted) setNews(error.message);
    });
    return () => controller.abort();
  }, [address]);

  const take = (said: string) => (change: SecondStepChange) => {
    if (change.codes) shown = { account, codes: change.codes };
    setCodes(change.codes);
    setFacts(change.facts);
    setDoing(undefined);
    setNews(said);
  };
  const leave = () => setDoing(undefined);

  return (
    <section aria-labelledby="rihla-second-step" className="rihla-form rihla-second-step">
      <h3 id="rihla-second-step">{t('Signing in with a second step')}</h3>
      {facts && <p>{factsInWords(facts, isOwn)}</p>}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            shown = undefined;
            setCodes(undefined);
          }}
        />
      )}
      {facts && !doing && !codes && (
        <div className="rihla-second-step__buttons">
          {isOwn && !facts.isOn && (
            <button onClick={() => setDoing('set-up')} type="button">
              {t('Set it up')}
            </button>
          )}
          {isOwn && facts.isOn && (
            <button onClick={() => setDoing('codes')} type="button">
              {t('Make new recovery codes')}
            </button>
          )}
          {facts.isOn && (
            <button onClick={() => setDoing('remove')} type="button">
              {t('Turn it off')}
            </button>
          )}
        </div>
      )}
      {doing === 'set-up' && (
        <SetUpSecondStep
          address={address}
          onDone={take(t('The second step is on. Other windows of this account are signed out.'))}
          onLeave={leave}
        />
      )}
      {doing === 'codes' && (
        <AskPassword
          action={t('Make them')}
          onLeave={leave}
          send={(password) => callStudioApi<SecondStepChange>(`${address}/codes`, { password })}
          take={take(t('The codes from before do not work any longer.'))}
        />
      )}
      {doing === 'remove' && (
        <AskPassword
          action={t('Turn it off now')}
          onLeave={leave}
          send={(password) => callStudioApi<SecondStepChange>(`${address}/remove`, { password })}
          take={take(t('The second step is off: the password alone signs in.'))}
        />
      )}
      <p aria-live="polite">{news}</p>
    </section>
  );
}

function factsInWords({ codesLeft, isOn, isReadable, since }: SecondStepFacts, isOwn: boolean): string {
  if (!isOn)
    return t(
      isOwn
        ? 'After your password the studio asks for a code that an app on your telephone shows. Whoever finds out your password then still stays outside.'
        : 'It is off. Only whoever this account belongs to can set it up, under their own account.',
    );
  const left = `${t('On since {moment}.', { moment: studioMoment(since ?? '') })} ${tCount('{count} recovery codes are left.', '{count} recovery codes are left.', codesLeft)}`;
  return isReadable
    ? left
    : `${left} ${t('The site’s secret has changed since, so that codes of the app cannot be checked: turn it off, and set it up again.')}`;
}
