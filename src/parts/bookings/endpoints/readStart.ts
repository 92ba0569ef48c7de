import type { PayloadRequest } from 'payload';
import { DEFAULT_TIMEZONE } from '../../../shared/time/timezone.ts';
import type { BoardStart } from '../rules/board.ts';
import { readBoardQuery } from '../rules/boardQuery.ts';
import { readBoard } from './readBoard.ts';

/** Initial data of the board page, for server rendering. */
export async function readStart(
  req: PayloadRequest,
  address: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<BoardStart> {
  const [board, timezone] = await Promise.all([readBoard(req, readBoardQuery(address), now), readZone(req)]);
  return { board, timezone, now: now.getTime() };
}

/** The operator's time zone. */
export async function readZone({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string> {
  const site = await payload.findGlobal({ slug: 'site', depth: 0 });
  return site.timezone ?? DEFAULT_TIMEZONE;
}
