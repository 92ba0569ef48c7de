import type { AdminViewServerProps } from 'payload';
import { mayWrite } from '../../../cms/access/roles.ts';
import { EditorsPage } from '../../../cms/studio/EditorsPage.tsx';
import { LANGUAGE_BOARD_PATH } from '../boardPath.ts';
import { readBoard } from '../readBoard.ts';
import { BoardLoader } from './BoardLoader.tsx';

/** Page with all documents and their state in each language. */
export function BoardView(view: AdminViewServerProps) {
  return EditorsPage({
    view,
    address: LANGUAGE_BOARD_PATH,
    title: 'Language board',
    may: mayWrite,
    refused: 'Authors and editors translate. Ask one of them.',
    render: async (req) => <BoardLoader board={await readBoard(req)} />,
  });
}
