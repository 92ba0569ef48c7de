import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { nameRefused } from '../../../cms/hooks/nameRefused.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { loadJudge } from '../judge/loadJudge.ts';
import { refuses } from '../judge/publishFinding.ts';
import type { SpokenFinding } from '../rules/finding.ts';

/**
 * Refuses to publish a document with findings that would be broken for visitors. Dismissed findings, and those already published, do not block
 * corrections. A check that fails refuses nothing.
 */
export const refuseFindings: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data._status !== 'published' || !roleOf(req)) return data;
  const { payload, user } = req;
  const id = Number(originalDoc?.id ?? 0);
  const draft = {
    collection: collection.slug,
    id,
    data: { ...originalDoc, ...data },
    path: originalDoc?.publicPath,
    user,
  };
  const judgeForPublishing = await loadJudge();
  const findings = await judgeForPublishing(payload, draft).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: `${collection.slug}/${id} is published without having been checked.` });
    return [];
  });
  const refused = findings.filter(refuses);
  if (refused.length > 0) throw refusal(refused, nameRefused(req, data.title ?? originalDoc?.title));
  return data;
};

function refusal(findings: readonly SpokenFinding[], what: string): APIError<{ findings: readonly SpokenFinding[] }> {
  const [first] = findings;
  const says = findings.map((finding) => finding.says).join(' ');
  const message =
    findings.length === 1
      ? `${t('{name} cannot be published yet.', { name: what })} ${first?.says} ${first?.todo}`
      : `${tCount('{name} cannot be published yet, for {count} reason.', '{name} cannot be published yet, for {count} reasons.', findings.length, { name: what })} ${says}`;
  return new APIError(message, 400, { findings }, true);
}
