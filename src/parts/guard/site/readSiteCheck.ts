import type { BasePayload } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { readAllDismissals } from '../dismissals/dismissals.ts';
import { keyOf, speak } from '../rules/finding.ts';
import { UNTITLED } from './listPublished.ts';
import { readProgress, readReport } from './report.ts';
import type { SiteCheck } from './siteCheck.ts';

/** The last report with dismissed findings, and the running check. */
export async function readSiteCheck(payload: BasePayload): Promise<SiteCheck> {
  const [report, asides, progress] = await Promise.all([
    readReport(payload),
    readAllDismissals(payload),
    readProgress(payload, Date.now()),
  ]);
  const documents = (report?.documents ?? []).map((one) => ({
    ...one,
    title: one.title === UNTITLED ? t(UNTITLED) : one.title,
    findings: one.findings.map((finding) => {
      const key = keyOf(finding);
      const aside = asides.get(one.document)?.find((each) => each.key === key);
      return { ...speak(finding), key, ...(aside && { aside }) };
    }),
  }));
  return { at: report?.at, pages: report?.pages ?? 0, documents, progress };
}
