import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { type ErrorNote, readErrorNotes } from '../../../cms/errorNotes.ts';
import { readHealth } from '../../../cms/health/readHealth.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { studioMoment } from '../../../shared/time/studioMoment.ts';
import { type HealthLine, type HealthState, judgeHealth } from '../rules/judgeHealth.ts';
import '../../../cms/studio/page-head.css';
import './health.css';

const ADDRESS = '/admin/health';

const WORDS: Record<HealthState, string> = { good: 'Good', watch: 'Look at it', bad: 'To mend' };

/** Health page, for admins: problems of the site with their fixes. */
export function HealthView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: ADDRESS,
    title: 'Health',
    may: (req) => roleOf(req) === 'admin',
    refused: 'Admins see how the server is. Ask one of them.',
    render: async ({ payload }) => {
      const now = new Date();
      const [facts, errors] = await Promise.all([readHealth(payload, now), readErrorNotes(payload, now)]);
      const lines = judgeHealth(facts);
      return (
        <div className="rihla-health">
          <PageHead summary={summaryOf(lines)} title="Health">
            <a className="rihla-page-tool" href={ADDRESS}>
              Look again
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
  if (bad === 0) return 'Nothing needs to be mended.';
  return bad === 1 ? 'One thing needs to be mended.' : `${bad} things need to be mended.`;
}

function Line({ line: { link, says, state, title } }: { line: HealthLine }) {
  return (
    <div data-state={state}>
      <dt>
        {title} <span>{WORDS[state]}</span>
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
      <h2 id="rihla-errors">Errors of the last week</h2>
      {notes.length === 0 ? (
        <p>None.</p>
      ) : (
        <>
          <p>
            The server has logged these. What happens once is often a network that was away. What comes again, show to
            whoever runs the server: the log has more of it at the same time.
          </p>
          <ul>
            {notes.map(({ count, last, message }) => (
              <li key={message}>
                {message}{' '}
                <small>
                  {count === 1 ? 'once' : `${count} times`}, last {studioMoment(last)}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
