import type { BasePayload } from 'payload';
import { runOutside } from '../../../cms/database/transactions/scope.ts';
import { renderedSiteOf } from '../../../cms/renderedSite.ts';
import { readDismissals } from '../dismissals/dismissals.ts';
import { keyOf, speak } from '../rules/finding.ts';
import { blocksIn } from './blocksIn.ts';
import type { Draft } from './judgeDraft.ts';
import { judgePage } from './judgePage.ts';
import type { PublishFinding } from './publishFinding.ts';
import { knowNothing } from './readFacts.ts';

const NONE = { sameTitle: [], sameDescription: [] };

/**
 * Judges the layout of what is no page by itself, such as a template or a popup, on the page that its preview shows. Only findings in its own
 * blocks count: the rest belongs to that page.
 */
export async function judgeLayout(
  payload: BasePayload,
  { collection, data, id, user }: Draft & { data: object },
): Promise<PublishFinding[]> {
  const found = await runOutside(async () => {
    const site = renderedSiteOf(payload);
    // A copy: rendering puts documents in the place of references.
    const page = await site?.draft({ collection, id, data: structuredClone(data), user });
    if (!site || !page) return [];
    const own = new Set(blocksIn('layout' in data ? data.layout : undefined).map((block) => block.id));
    const whole = { ...page, around: new Map(), own };
    const judged = await judgePage(whole, {
      payload,
      site,
      known: knowNothing(),
      isPart: true,
      findSame: async () => NONE,
    });
    return judged.findings.filter(({ block }) => block !== undefined && own.has(block));
  });
  if (found.length === 0) return [];
  const asides = await readDismissals(payload, `${collection}/${id}`);
  return found.map((finding): PublishFinding => {
    const key = keyOf(finding);
    const aside = asides.find((each) => each.key === key);
    return { ...speak(finding), key, ...(aside && { aside }) };
  });
}
