import { createLocalReq, type ServerProps, type Where } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { mayEdit, roleOf } from '../../access/roles.ts';
import type { ReviewRequest } from '../../payload-types.ts';
import { findRequests, findReviewed, senderOf } from '../../review/reviewRows.ts';
import './review.css';

/** Maximum number of drafts listed. */
const MAX_LISTED = 20;

/** On the studio's first page: for editors the drafts that wait for them, for authors what became of their own. */
export async function ReviewList({ payload, user }: ServerProps) {
  if (!user || !(mayEdit({ user }) || roleOf({ user }) === 'author')) return null;
  const isEditor = mayEdit({ user });
  const where: Where = isEditor ? { state: { equals: 'waiting' } } : { sender: { equals: user.id } };
  const requests = await findRequests(payload, where, MAX_LISTED);
  if (requests.length === 0) return null;
  const req = await createLocalReq({ user }, payload);
  const rows = await Promise.all(
    requests.map(async (request) => ({ request, document: await findReviewed(req, request.document) })),
  );
  return (
    <section aria-labelledby="rihla-reviews" className="rihla-reviews">
      <h2 id="rihla-reviews">{t(isEditor ? 'Drafts that wait for you' : 'Your drafts in review')}</h2>
      <ul>
        {rows.map(
          ({ document, request }) =>
            document && (
              <li key={document.name}>
                <a href={`/admin/collections/${document.name}`}>{document.title}</a>{' '}
                <span>
                  {isEditor ? t('from {name}', { name: senderOf(request) || t('somebody') }) : standingOf(request)}
                </span>
                {noteOf(request, isEditor) && <p>{noteOf(request, isEditor)}</p>}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function standingOf({ answeredBy, state }: ReviewRequest): string {
  if (state === 'waiting') return t('waits for an editor');
  return answeredBy ? t('sent back by {name}', { name: answeredBy }) : t('sent back by an editor');
}

function noteOf({ answer, note, state }: ReviewRequest, isEditor: boolean): string {
  return (isEditor || state === 'waiting' ? note : answer) ?? '';
}
