import type { FieldHook } from 'payload';
import { nextCode } from '../../../tours/nextCode.ts';
import { TOURS } from '../../../tours/words.ts';

/** Maximum number of codes read to find a free one. */
const MAX_CODES = 5000;

/** Gives a copy of a tour the next free code of its series. */
export const freshCode: FieldHook = async ({ req, value }) => {
  if (typeof value !== 'string' || !value.trim()) return null;
  const { docs } = await req.payload.db.find<{ code?: string | null }>({
    collection: TOURS,
    limit: MAX_CODES,
    pagination: false,
    select: { code: true },
    req,
  });
  return nextCode(
    value,
    docs.flatMap(({ code }) => code ?? []),
  );
};
