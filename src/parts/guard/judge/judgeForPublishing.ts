import type { BasePayload } from 'payload';
import { readDismissals } from '../dismissals/dismissals.ts';
import { keyOf, speak } from '../rules/finding.ts';
import { type Draft, judgeDraft } from './judgeDraft.ts';
import { type PublishFinding, refuses } from './publishFinding.ts';

/** The checklist of tours refuses by itself, and is shown beside the form. */
const OF_CHECKLIST = 'unsellable';

/**
 * Judges a document to be published.
 * @param draft.path current path of the document on the site
 */
export async function judgeForPublishing(
  payload: BasePayload,
  { path, ...draft }: Draft & { data: object },
): Promise<PublishFinding[]> {
  const found = (await judgeDraft(payload, draft)).filter(({ rule }) => rule !== OF_CHECKLIST);
  if (found.length === 0) return [];
  const asides = await readDismissals(payload, `${draft.collection}/${draft.id}`);
  const findings = found.map((finding): PublishFinding => {
    const key = keyOf(finding);
    const aside = asides.find((each) => each.key === key);
    return { ...speak(finding), key, ...(aside && { aside }) };
  });
  if (!path || !findings.some(refuses)) return findings;
  const before = await judgeDraft(payload, { ...draft, data: undefined, path });
  const onSite = new Set(before.map((finding) => keyOf(finding)));
  return findings.map((finding) => ({ ...finding, ...(onSite.has(finding.key) && { isOnSite: true }) }));
}
