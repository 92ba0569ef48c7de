import type { AdminViewServerProps } from 'payload';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { mayTranslate } from '../../../cms/translations/translators.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { LANGUAGE_BOARD_PATH } from '../boardPath.ts';
import { readBoard } from '../readBoard.ts';
import { BoardLoader } from './BoardLoader.tsx';

/** Page with all documents and their state in each language. */
export function BoardView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: LANGUAGE_BOARD_PATH,
    title: t('Language board'),
    may: (req) => mayTranslate(req),
    refused: t('Translators, authors and editors translate. Ask an admin if you should, too.'),
    render: async (req) => <BoardLoader board={await readBoard(req)} />,
  });
}
