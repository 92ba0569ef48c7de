import type { Part } from '../../render/part.ts';
import { isDue } from './site/isDue.ts';
import { readReport } from './site/report.ts';
import { endChecksWith, JOB, runCheck } from './site/runCheck.ts';

/** Judges pages before they are published, and all of them every night. Renders nothing on pages. */
export const part: Part = {
  name: 'guard',
  scheduledJobs: [
    {
      name: JOB,
      everyMs: 20 * 60_000,
      run: async ({ isStopped, now, payload }) => {
        endChecksWith(payload, isStopped);
        const report = await readReport(payload);
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        if (isDue(now, report?.at, timeZone)) await runCheck(payload);
      },
    },
  ],
};
