import type { BasePayload } from 'payload';
import { readAllDismissals } from '../dismissals/dismissals.ts';
import { keyOf } from '../rules/finding.ts';
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
    findings: one.findings.map((finding) => {
      const key = keyOf(finding);
      const aside = asides.get(one.document)?.find((each) => each.key === key);
      return { ...finding, key, ...(aside && { aside }) };
    }),
  }));
  return { at: report?.at, pages: report?.pages ?? 0, documents, progress };
}
