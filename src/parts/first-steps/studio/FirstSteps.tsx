import type { ServerProps } from 'payload';
import { mayEdit, roleOf } from '../../../cms/access/roles.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { readFacts } from '../readFacts.ts';
import { type FirstStep, firstSteps, leftToDo } from '../rules/firstSteps.ts';
import { areStepsHidden } from '../stepsHidden.ts';
import { CheckSenderRecords, HideSteps, LaunchSite, SendTestLetter, Stand } from './StepButtons.tsx';
import './first-steps.css';

/** Checklist on the dashboard: done and remaining steps before the launch. On a launched site it is shown on request. */
export async function FirstSteps({ payload, user }: ServerProps) {
  if (!user || !mayEdit({ user })) return null;
  const facts = await readFacts(payload, new Date());
  const isHidden = (await areStepsHidden(payload, user.id)) ?? !facts.isPreparing;
  const steps = firstSteps(facts);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="first-steps-title" className="rihla-steps" id="first-steps">
      <div className="rihla-steps__head">
        <h2 id="first-steps-title">{t('First steps')}</h2>
        <Stand isPreparing={facts.isPreparing}>
          {t('{done} of {count} done.', { done, count: steps.length })}{' '}
          {facts.isPreparing ? (
            t('Search engines stay out until the launch.')
          ) : (
            <>
              {t('The site is launched.')} <a href="/">{t('See it')}</a>
            </>
          )}
        </Stand>
        {facts.hasDemo && !isHidden && roleOf({ user }) === 'admin' && (
          <a href="/admin/demo">{t('Take the demo away')}</a>
        )}
        <HideSteps isHidden={isHidden} />
      </div>
      {!isHidden && (
        <ol>
          {steps.map((step) => (
            <li key={step.name}>
              <Step isOpen={step === next} step={step}>
                {step.name === 'reach' && facts.deliversMail && (
                  <>
                    <SendTestLetter to={user.email} />
                    <CheckSenderRecords />
                  </>
                )}
              </Step>
            </li>
          ))}
          {facts.isPreparing && (
            <li>
              <Launch isAdmin={roleOf({ user }) === 'admin'} steps={steps} />
            </li>
          )}
        </ol>
      )}
    </section>
  );
}

function Step({ children, isOpen, step }: { children: React.ReactNode; isOpen: boolean; step: FirstStep }) {
  const { isDone, isVital, links, says, title } = step;
  return (
    <details open={isOpen}>
      <summary data-done={isDone || undefined}>
        <span>{title}</span>
        <small>{isDone ? t('Done') : t(isVital ? 'Before the launch' : 'To do')}</small>
      </summary>
      <p>{says}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </details>
  );
}

function Launch({ isAdmin, steps }: { isAdmin: boolean; steps: readonly FirstStep[] }) {
  const { advised, vital } = leftToDo(steps);
  return (
    <details open={vital.length === 0}>
      <summary>
        <span>{t('Launch the site')}</span>
        <small>{t(vital.length > 0 ? 'Waits' : 'Ready')}</small>
      </summary>
      <p>{t('From then on search engines may show it. It can be seen by whoever knows its address before, too.')}</p>
      <Open says={t('It waits for:')} steps={vital} />
      <Open says={t('Not done yet, and can follow later:')} steps={advised} />
      {vital.length === 0 && (isAdmin ? <LaunchSite /> : <p>{t('An admin launches it.')}</p>)}
    </details>
  );
}

function Open({ says, steps }: { says: string; steps: readonly FirstStep[] }) {
  if (steps.length === 0) return null;
  return (
    <>
      <p>{says}</p>
      <ul>
        {steps.map(({ name, title }) => (
          <li key={name}>{title}</li>
        ))}
      </ul>
    </>
  );
}
