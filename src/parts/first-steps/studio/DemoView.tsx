import type { AdminViewServerProps, Payload } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { slugOf } from '../../../cms/slugOf.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { type DemoDocument, planRemoval, type RemovalPlan } from '../demo/planRemoval.ts';
import { RemoveDemo } from './StepButtons.tsx';
import '../../../cms/studio/page-head.css';
import './first-steps.css';

const ADDRESS = '/admin/demo';

/** Page of the demo's content: documents that would be removed, those that stay with the reason, and the button that removes it. */
export function DemoView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: ADDRESS,
    title: t('The demo'),
    may: (req) => roleOf(req) === 'admin',
    refused: t('An admin takes the demo away. Ask one.'),
    render: async ({ payload }) => {
      const plan = await planRemoval(payload);
      return (
        <div className="rihla-steps rihla-steps--page">
          <PageHead summary={summaryOf(plan)} title={t('The demo')}>
            <a className="rihla-page-tool" href="/admin#first-steps">
              {t('First steps')}
            </a>
          </PageHead>
          {plan && <Plan payload={payload} plan={plan} />}
        </div>
      );
    },
  });
}

function summaryOf(plan: RemovalPlan | undefined): string {
  if (!plan) return t('This site did not begin with the demo, or with that of an earlier version.');
  if (plan.going.length === 0) return t('Nothing of the demo is left to go.');
  return tCount(
    '{count} document of the demo can go, and {staying} stay.',
    '{count} documents of the demo can go, and {staying} stay.',
    plan.going.length,
    { staying: plan.staying.length },
  );
}

function Plan({ payload, plan: { going, staying } }: { payload: Payload; plan: RemovalPlan }) {
  return (
    <div className="rihla-steps__plan">
      {going.length > 0 && (
        <p>
          {t(
            'Pages, tours, pictures, menus, forms, popups and templates go to the trash, where they can be taken back for thirty days. Dates, reviews, enquiries and terms are gone at once. The front page is written anew, and its versions keep what it was. The site gets a plain header and footer, contact, terms and privacy in their place, to fill in. Settings that you have not edited lose what they say of the demo.',
          )}
        </p>
      )}
      {/* Stays when all is gone: it says how many are, and has the focus. */}
      <RemoveDemo isOver={going.length === 0} />
      {going.length > 0 && <Kinds documents={going} heading={t('What goes')} payload={payload} />}
      {staying.length > 0 && <Kinds documents={staying} heading={t('What stays')} payload={payload} />}
    </div>
  );
}

interface KindsProps {
  documents: readonly (DemoDocument & { reason?: string })[];
  heading: string;
  payload: Payload;
}

/** Documents by their kind, folded. */
function Kinds({ documents, heading, payload }: KindsProps) {
  const kinds = Map.groupBy(documents, ({ collection }) => collection);
  return (
    <>
      <h2>{heading}</h2>
      {[...kinds].map(([collection, ofKind]) => (
        <details key={collection}>
          <summary>
            {String(payload.collections[slugOf(collection)]?.config.labels.plural ?? collection)}: {ofKind.length}
          </summary>
          <ul>
            {ofKind.map(({ name, reason, title }) => (
              <li key={name}>
                <a href={`/admin/collections/${name}`}>{title}</a>
                {reason && <small> {reason}</small>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
