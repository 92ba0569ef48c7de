import type { ServerProps } from 'payload';
import { maySell } from '../../../cms/access/roles.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { countWhere } from '../endpoints/readInbox.ts';
import { COLLECTION, readRow } from '../endpoints/readRow.ts';
import { medianAnswerTime } from '../rules/answerTimes.ts';
import { readClock } from '../rules/clockWords.ts';
import { whereOf } from '../rules/filters.ts';
import type { InboxRow } from '../rules/inbox.ts';

const DAYS = 30;
const DAY = 86_400_000;
/** Sample size for the median. */
const MOST = 5000;
/** Maximum number of enquiries named; the inbox has the rest. */
const MAX_WAITING = 5;

/** Panel on the studio's dashboard: waiting enquiries with their answer clock, and statistics. */
export async function InboxFigures({ payload, user }: ServerProps) {
  if (!user || !maySell({ user })) return null;
  const now = Date.now();
  const count = (filter: 'new' | 'overdue') => countWhere({ payload }, whereOf({ filter, search: '' }, 0, now));
  const [fresh, overdue, median, waiting] = await Promise.all([
    count('new'),
    count('overdue'),
    readMedian(payload, now),
    readWaiting(payload, now),
  ]);
  return (
    <section aria-labelledby="rihla-figures" className="rihla-figures">
      <h2 id="rihla-figures">{t('Enquiries')}</h2>
      <ul>
        <li>
          <a href="/admin/inbox">
            <strong>{fresh}</strong> {tCount('new', 'new\x04enquiries', fresh)}
          </a>
        </li>
        <li data-overdue={overdue > 0}>
          <a href="/admin/inbox?filter=overdue">
            <strong>{overdue}</strong> {tCount('overdue', 'overdue\x04enquiries', overdue)}
          </a>
        </li>
        <li>
          <a href="/admin/inbox?filter=answered">
            <strong>{median === undefined ? t('None\x04enquiries') : describeSpan(median)}</strong>{' '}
            {t(median === undefined ? 'answered in {count} days' : 'to the first answer, half of all in {count} days', {
              count: DAYS,
            })}
          </a>
        </li>
      </ul>
      {waiting.length > 0 && (
        <ol aria-label={t('Waiting for an answer')} className="rihla-figures__waiting">
          {waiting.map((row) => (
            <li key={row.id}>
              <a href={`/admin/inbox?enquiry=${row.id}`}>{row.name || row.email || row.reference}</a>
              <span>{listed([row.tourTitle, row.party].filter(Boolean))}</span>
              <span data-state={readClock(row, now).state}>{readClock(row, now).words}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Enquiries without a first answer, the most urgent first. */
async function readWaiting(payload: ServerProps['payload'], now: number): Promise<InboxRow[]> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    limit: MAX_WAITING,
    pagination: false,
    sort: ['answerDue', 'id'],
    where: {
      and: [
        whereOf({ filter: 'all', search: '' }, 0, now),
        { status: { in: ['new', 'open'] } },
        { answerDue: { exists: true } },
        { firstAnsweredAt: { exists: false } },
      ],
    } satisfies TypedWhere<typeof COLLECTION>,
  });
  return docs.map(readRow);
}

async function readMedian(payload: ServerProps['payload'], now: number): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: '-receivedAt',
    where: {
      and: [
        { isLead: { not_equals: false } },
        { isSpam: { not_equals: true } },
        { receivedAt: { greater_than: new Date(now - DAYS * DAY).toISOString() } },
        { firstAnsweredAt: { exists: true } },
      ],
    } satisfies TypedWhere<typeof COLLECTION>,
    select: { receivedAt: true, firstAnsweredAt: true },
  });
  return medianAnswerTime(docs);
}
