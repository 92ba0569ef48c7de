import type { AdminViewServerProps } from 'payload';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { proveMail } from '../mailProof.ts';
import '../../../cms/studio/page-head.css';
import './first-steps.css';

/** Page of the link in a test letter: opening it proves that the letter has arrived. */
export function MailProofView(view: AdminViewServerProps) {
  const segments = (view.params?.segments ?? []) as string[];
  const key = segments[2] ?? '';
  return EditorsPage({
    view,
    address: `/admin/first-steps/letter/${key}`,
    title: t('Test letter'),
    refused: t('Editors and admins send test letters. Ask one of them.'),
    render: async ({ payload }) => {
      const to = await proveMail(payload, key, new Date());
      return (
        <div className="rihla-steps__proof">
          <PageHead
            summary={
              to
                ? t('Letters reach {address}.', { address: to })
                : t('This link is of an older letter. Send another one, on the first page.')
            }
            title={t(to ? 'The letter has arrived' : 'This letter does not count any longer')}
          >
            <a className="rihla-page-tool" href="/admin#first-steps">
              {t('First steps')}
            </a>
          </PageHead>
        </div>
      );
    },
  });
}
