import type { ScheduledJob } from '../../cms/scheduler.ts';
import { isBelowFloor } from '../../cms/storage/storageQuota.ts';
import { deleteOld } from './deleteOld.ts';
import { readInboxSettings } from './inboxSettings.ts';
import { notifyStorageRefused } from './notifyStorageRefused.ts';
import { sweepFiles } from './sweepFiles.ts';

const HOUR_MS = 3_600_000;

/** Scheduled job that deletes enquiries after their retention, and orphaned files; notifies the owner when the disk is full. */
export const maintainEnquiries: ScheduledJob = {
  name: 'enquiries',
  everyMs: HOUR_MS,
  async run({ isStopped, now, payload }) {
    await deleteOld(payload, { keepMonths: (await readInboxSettings(payload)).keepMonths, now, isStopped });
    if (!isStopped()) await sweepFiles(payload, now);
    if (await isBelowFloor(payload)) await notifyStorageRefused(payload, 'disk', now);
  },
};
