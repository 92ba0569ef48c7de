import type { AdminViewServerProps } from 'payload';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import { readTrash } from '../readTrash.ts';
import { TRASH_PATH } from '../trashPath.ts';
import { TrashLoader } from './TrashLoader.tsx';

/** Page of the trash: deleted documents that can be restored. */
export function TrashView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: TRASH_PATH,
    title: t('Trash'),
    refused: t('Editors and admins delete and restore. Ask one of them.'),
    render: async (req) => <TrashLoader items={await readTrash(req, new Date())} />,
  });
}
