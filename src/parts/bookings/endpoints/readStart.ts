import type { PayloadRequest } from 'payload';
import { DEFAULT_TIMEZONE } from '../../../shared/time/timezone.ts';
import type { BoardStart } from '../rules/board.ts';
import { readBoardQuery } from '../rules/boardQuery.ts';
import { readBoard } from './readBoard.ts';

/** All that the page of the board begins with, so that it is there before its script. */
export async function readStart(
  req: PayloadRequest,
  address: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<BoardStart> {
  const [board, timezone] = await Promise.all([readBoard(req, readBoardQuery(address), now), readZone(req)]);
  return { board, timezone, now: now.getTime() };
}

/** The zone in which the operator's times are named. */
export async function readZone({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string> {
  const site = await payload.findGlobal({ slug: 'site', depth: 0 });
  return site.timezone ?? DEFAULT_TIMEZONE;
}
