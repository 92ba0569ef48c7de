import type { AdminViewServerProps } from 'payload';
import { BoardView } from '../../../bookings/studio/board/BoardView.tsx';
import { HoardPanel } from './HoardPanel.tsx';

/** The departures board, with a notice about hoarded seats. */
export function BoardWithHoards(props: AdminViewServerProps) {
  return <BoardView {...props} notices={<HoardPanel />} />;
}
