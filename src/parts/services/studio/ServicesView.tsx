import type { AdminViewServerProps } from 'payload';
import { mayAdminister } from '../../../cms/access/roles.ts';
import { servicesOf } from '../../../cms/services/services.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { PageHead } from '../../../cms/studio/PageHead.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { serviceForms } from '../serviceForm.ts';
import { ServicesLoader } from './ServicesLoader.tsx';
import '../../../cms/studio/page-head.css';
import './services.css';

/** The page of the keys of services, for admins. */
export function ServicesView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: '/admin/services',
    title: t('Services'),
    may: mayAdminister,
    refused: t('Admins set the keys of services. Ask one of them.'),
    render: async ({ payload }) => {
      await servicesOf(payload).load(payload);
      return (
        <div className="rihla-services">
          <PageHead
            summary={t('What the site sends mail with, is paid through and translates with.')}
            title={t('Services')}
          >
            <a className="rihla-page-tool" href="/admin/globals/mail-settings">
              {t('Sender and signature')}
            </a>
            <a className="rihla-page-tool" href="/admin/globals/shop">
              {t('Booking and payment')}
            </a>
          </PageHead>
          <ServicesLoader forms={serviceForms(payload)} />
        </div>
      );
    },
  });
}
