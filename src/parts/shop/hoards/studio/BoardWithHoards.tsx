import type { AdminViewServerProps } from 'payload';
import { BoardView } from '../../../bookings/studio/board/BoardView.tsx';
import { HoardPanel } from './HoardPanel.tsx';

/** The page of the board, with a notice where somebody hoards seats. */
export function BoardWithHoards(props: AdminViewServerProps) {
  return <BoardView {...props} notices={<HoardPanel />} />;
}
