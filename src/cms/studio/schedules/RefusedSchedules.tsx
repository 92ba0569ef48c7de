import { createLocalReq, type ServerProps } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { mayEdit } from '../../access/roles.ts';
import { findRefused } from '../../schedules/refusedSchedules.ts';
import '../review/review.css';

/** Maximum number listed. */
const MAX_LISTED = 20;

/** Failed schedules, on the dashboard of editors: documents that could not be published or unpublished at their time. */
export async function RefusedSchedules({ payload, user }: ServerProps) {
  if (!user || !mayEdit({ user })) return null;
  const refused = await findRefused(await createLocalReq({}, payload), MAX_LISTED);
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="rihla-refused" className="rihla-reviews">
      <h2 id="rihla-refused">{t('Scheduled, and refused when the time came')}</h2>
      <ul>
        {refused.map(({ id, isTakenOff, says, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a> <span>{t(isTakenOff ? 'was not taken off the site' : 'was not published')}</span>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
