import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { type ErrorNote, readErrorNotes } from '../../../cms/errorNotes.ts';
import { readHealth } from '../../../cms/health/readHealth.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { type HealthLine, type HealthState, judgeHealth } from '../rules/judgeHealth.ts';
import '../../../cms/studio/page-head.css';
import './health.css';

const ADDRESS = '/admin/health';

const WORDS: Record<HealthState, string> = { good: msg('Good'), watch: msg('Look at it'), bad: msg('To mend') };

/** Health page, for admins: problems of the site with their fixes. */
export function HealthView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: ADDRESS,
    title: t('Health'),
    may: (req) => roleOf(req) === 'admin',
    refused: t('Admins see how the server is. Ask one of them.'),
    render: async ({ payload }) => {
      const now = new Date();
      const [facts, errors] = await Promise.all([readHealth(payload, now), readErrorNotes(payload, now)]);
      const lines = judgeHealth(facts);
      return (
        <div className="rihla-health">
          <PageHead summary={summaryOf(lines)} title={t('Health')}>
            <a className="rihla-page-tool" href={ADDRESS}>
              {t('Look again')}
            </a>
          </PageHead>
          <dl>
            {lines.map((line) => (
              <Line key={line.name} line={line} />
            ))}
          </dl>
          <Errors notes={errors} />
        </div>
      );
    },
  });
}

function summaryOf(lines: readonly HealthLine[]): string {
  const bad = lines.filter(({ state }) => state === 'bad').length;
  if (bad === 0) return t('Nothing needs to be mended.');
  return tCount('One thing needs to be mended.', '{count} things need to be mended.', bad);
}

function Line({ line: { link, says, state, title } }: { line: HealthLine }) {
  return (
    <div data-state={state}>
      <dt>
        {title} <span>{t(WORDS[state])}</span>
      </dt>
      <dd>
        {says}
        {link && (
          <>
            {' '}
            <a href={link.href}>{link.label}</a>
          </>
        )}
      </dd>
    </div>
  );
}

function Errors({ notes }: { notes: readonly ErrorNote[] }) {
  return (
    <section aria-labelledby="rihla-errors">
      <h2 id="rihla-errors">{t('Errors of the last week')}</h2>
      {notes.length === 0 ? (
        <p>{t('None.')}</p>
      ) : (
        <>
          <p>
            {t(
              'The server has logged these. What happens once is often a network that was away. What comes again, show to whoever runs the server: the log has more of it at the same time.',
            )}
          </p>
          <ul>
            {notes.map(({ count, last, message }) => (
              <li key={message}>
                <bdi>{message}</bdi>{' '}
                <small>
                  {tCount('once, last {moment}', '{count} times, last {moment}', count, { moment: studioMoment(last) })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
