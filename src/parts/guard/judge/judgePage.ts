import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BasePayload } from 'payload';
import type { MarkedPage, RenderedSite } from '../../../cms/renderedSite.ts';
import { checkPage } from '../rules/checkPage.ts';
import type { Finding } from '../rules/finding.ts';
import type { PageModel } from '../rules/pageModel.ts';
import { readPage } from '../rules/readPage.ts';
import type { SaleFacts } from '../rules/saleFacts.ts';
import { type KnownAddresses, readFacts } from './readFacts.ts';

interface JudgeTools {
  payload: BasePayload;
  site: RenderedSite;
  known: KnownAddresses;
  sale?: SaleFacts | undefined;
  /** Whether it is a part of other pages, such as a popup: its own preview is never indexed, those pages are. */
  isPart?: boolean;
  /** Other pages with the same title or description. */
  findSame(page: PageModel): Promise<{ sameTitle: readonly string[]; sameDescription: readonly string[] }>;
}

export interface JudgedPage {
  /** Findings of the document itself, and of its fields in the template. */
  findings: readonly Finding[];
  /** Findings in header and footer, by their template. */
  around: readonly { template: number; title: string; finding: Finding }[];
  model: PageModel;
}

/** Judges a rendered page, yielding to the event loop between reading it and judging it. */
export async function judgePage(
  page: MarkedPage,
  { findSame, isPart = false, known, payload, sale, site }: JudgeTools,
): Promise<JudgedPage> {
  await nextTurn();
  const read = readPage(page.html);
  const model = isPart ? { ...read, isIndexed: true } : read;
  await nextTurn();
  const facts = { ...(await readFacts(model, page, { payload, site }, known)), ...(await findSame(model)), sale };
  const found = checkPage(model, facts, ({ id }, error) =>
    payload.logger.error({
      err: error,
      msg: `The rule “${id}” failed on ${page.path}; the page is judged without it.`,
    }),
  );
  return {
    model,
    findings: found.filter(({ block }) => !block || !page.around.has(block)).map((finding) => placed(finding, page)),
    around: found.flatMap((finding) => {
      const of = finding.block && page.around.get(finding.block);
      return of ? [{ ...of, finding }] : [];
    }),
  };
}

/** A block of the template cannot be opened in the document: its content comes from the document's fields. */
function placed(finding: Finding, { own }: MarkedPage): Finding {
  if (!finding.block || own.has(finding.block)) return finding;
  const { block, ...others } = finding;
  return { ...others, subject: `${finding.subject} ${block}` };
}
