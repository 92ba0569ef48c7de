import type { AfterErrorHook } from 'payload';
import { isDatabaseAway, isDiskFull } from '../database/faults.ts';

const DISK_FULL =
  'The disk is full or cannot be written, so nothing was saved. Make room on the server and save again.';
const DATABASE_AWAY = 'The database does not answer, so nothing was saved. Save again in a few seconds.';

/** Explains a failure of the machine (database, disk) to staff, where Payload only says that something went wrong. */
export const explainFault: AfterErrorHook = ({ error }) => {
  if (isDiskFull(error)) return { response: { errors: [{ message: DISK_FULL }] }, status: 507 };
  if (isDatabaseAway(error)) return { response: { errors: [{ message: DATABASE_AWAY }] }, status: 503 };
  return undefined;
};
