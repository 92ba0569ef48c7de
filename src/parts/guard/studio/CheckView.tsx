import type { AdminViewServerProps } from 'payload';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { readSiteCheck } from '../site/readSiteCheck.ts';
import { CheckLoader } from './CheckLoader.tsx';
import { CHECK_PATH } from './sitePath.ts';

/** Page with the findings of the last check of the whole site. */
export function CheckView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: CHECK_PATH,
    title: t('Check the site'),
    refused: t('Editors and admins check the site. Ask one of them.'),
    render: async ({ payload }) => <CheckLoader first={await readSiteCheck(payload)} />,
  });
}
