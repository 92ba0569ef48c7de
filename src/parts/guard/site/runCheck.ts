import type { BasePayload, Payload } from 'payload';
import { runAlone } from '../../../cms/database/locks/runAlone.ts';
import { runOutside } from '../../../cms/database/transactions/scope.ts';
import { renderedSiteOf } from '../../../cms/renderedSite.ts';
import { writeProgress, writeReport } from './report.ts';

/** The name of its scheduled job, whose lock lets one process check at a time. */
export const JOB = 'guard';
/** Interval at which progress is written, in ms. */
const EVERY_MS = 1000;

/** Whether this process is stopping, by its instance. */
const stopping = new WeakMap<BasePayload, () => boolean>();
const running = new WeakMap<BasePayload, Promise<void>>();

/** Stops checks started by an editor when the process stops. */
export function endChecksWith(payload: BasePayload, isStopped: () => boolean): void {
  stopping.set(payload, isStopped);
}

/** Checks the whole site and keeps the report. Joins the running check of this process. */
export function runCheck(payload: Payload): Promise<void> {
  const begun = running.get(payload) ?? runOutside(() => check(payload)).finally(() => running.delete(payload));
  running.set(payload, begun);
  return begun;
}

/** Starts a check in the background, unless another process runs one. */
export function startCheck(payload: Payload): Promise<void> {
  return runOutside(() =>
    runAlone(payload, `job ${JOB}`, () => runCheck(payload)).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The site could not be checked.' }),
    ),
  );
}

async function check(payload: Payload): Promise<void> {
  const site = renderedSiteOf(payload);
  if (!site) return;
  let reportedAt = 0;
  const tell = async (done: number, total: number) => {
    if (Date.now() - reportedAt < EVERY_MS) return;
    reportedAt = Date.now();
    await writeProgress(payload, { done, total, at: reportedAt });
  };
  // Loaded when first needed, as `loadJudge` says.
  const { checkSite } = await import('./checkSite.ts');
  try {
    await writeProgress(payload, { done: 0, total: 0, at: Date.now() });
    const isStopped = stopping.get(payload) ?? (() => false);
    const report = await checkSite(payload, site, { now: () => new Date(), isStopped, onPage: tell });
    if (report) await writeReport(payload, report);
  } finally {
    await writeProgress(payload, undefined);
  }
}
