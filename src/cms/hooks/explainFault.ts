import type { AfterErrorHook } from 'payload';
import { msg, t } from '../../shared/studioWords/t.ts';
import { isDatabaseAway, isDiskFull } from '../database/faults.ts';

const DISK_FULL = msg(
  'The disk is full or cannot be written, so nothing was saved. Make room on the server and save again.',
);
const DATABASE_AWAY = msg('The database does not answer, so nothing was saved. Save again in a few seconds.');

/** Explains a failure of the machine (database, disk) to staff, where Payload only says that something went wrong. */
export const explainFault: AfterErrorHook = ({ error }) => {
  if (isDiskFull(error)) return { response: { errors: [{ message: t(DISK_FULL) }] }, status: 507 };
  if (isDatabaseAway(error)) return { response: { errors: [{ message: t(DATABASE_AWAY) }] }, status: 503 };
  return undefined;
};
