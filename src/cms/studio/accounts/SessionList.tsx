import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import type { ListedSession } from '../../accounts/sessions.ts';
import { describeBrowser } from './describeBrowser.ts';
import './sessions.css';

/** Time for which a remounted list repeats its last message, in ms. */
const NEWS_MS = 10_000;
/** Revoking sessions writes to the account, whereupon Payload may remount its form. */
let said: { address: string; news: string; at: number } | undefined;

/** Lists an account's sessions: each can be revoked, and all others at once. @param props.address of the sessions' API */
export default function SessionList({ address }: { address: string }) {
  const [sessions, setSessions] = useState<ListedSession[]>([]);
  const [news, setNews] = useState(() =>
    said?.address === address && Date.now() - said.at < NEWS_MS ? said.news : '',
  );

  useEffect(() => {
    const controller = new AbortController();
    send(address, { signal: controller.signal }).then(setSessions, (error: Error) => {
      if (!controller.signal.aborted) setNews(error.message);
    });
    return () => controller.abort();
  }, [address]);

  const end = async (path: string, done: string) => {
    try {
      setSessions(await send(path, { method: 'DELETE' }));
      said = { address, news: done, at: Date.now() };
      setNews(done);
    } catch (error) {
      setNews((error as Error).message);
    }
  };
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const hasOwn = others.length < sessions.length;

  return (
    <section aria-labelledby="rihla-sessions" className="rihla-sessions">
      <h3 id="rihla-sessions">{t('Where this account is signed in')}</h3>
      {sessions.length > 0 ? (
        <ul>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionFacts session={session} />
              {!session.isCurrent && (
                <Button
                  aria-label={t('End this session: {browser}', { browser: nameOf(session) })}
                  buttonStyle="secondary"
                  onClick={() => void end(`${address}/${session.id}`, t('The session is ended.'))}
                  size="small"
                >
                  {t('End this session')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('Nowhere just now.')}</p>
      )}
      {others.length > 1 && (
        <Button buttonStyle="secondary" onClick={() => void end(address, t('The sessions are ended.'))} size="small">
          {t(hasOwn ? 'End all others' : 'End all of them')}
        </Button>
      )}
      <p aria-live="polite">{news}</p>
    </section>
  );
}

function SessionFacts({ session }: { session: ListedSession }) {
  const { createdAt, isCurrent, seenAt } = session;
  return (
    <p>
      <strong>{nameOf(session)}</strong>
      {isCurrent && ` ${t('(this one)')}`}
      <br />
      {createdAt && <>{t('Since {moment}.', { moment: studioMoment(createdAt) })} </>}
      {seenAt && t('Last seen {moment}.', { moment: studioMoment(seenAt) })}
    </p>
  );
}

function nameOf({ browser }: ListedSession): string {
  return describeBrowser(browser);
}

async function send(address: string, options: RequestInit): Promise<ListedSession[]> {
  const answer = await fetch(address, { credentials: 'include', ...options });
  if (!answer.ok)
    throw new Error(
      t('The sessions could not be read or ended ({status}). Reload this page.', { status: answer.status }),
    );
  return ((await answer.json()) as { sessions: ListedSession[] }).sessions;
}
