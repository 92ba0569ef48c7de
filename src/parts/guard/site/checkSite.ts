import { setTimeout as pause } from 'node:timers/promises';
import type { BasePayload } from 'payload';
import type { RenderedSite } from '../../../cms/renderedSite.ts';
import { slugOf } from '../../../cms/slugOf.ts';
import { TOURS } from '../../../tours/words.ts';
import { judgePage } from '../judge/judgePage.ts';
import { knowNothing } from '../judge/readFacts.ts';
import { readSale } from '../judge/readSale.ts';
import { type Finding, keyOf } from '../rules/finding.ts';
import { deadRedirects } from './deadRedirects.ts';
import { listPublished, nameOf, type Published } from './listPublished.ts';
import type { CheckedDocument, SiteReport } from './report.ts';

interface Options {
  now: () => Date;
  isStopped(): boolean;
  onPage(done: number, total: number): Promise<void>;
  /** Pause between two pages, so that visitors are served meanwhile, in ms. */
  restMs?: number;
}

const REST_MS = 15;
/** Maximum number of stored findings of one document. */
const MAX_FINDINGS = 50;

/**
 * Checks every published page, one after the other, its translations too. Findings in header and footer are reported once, for their template; those
 * of a translation only when its document has them not.
 * @returns undefined when it was stopped
 */
export async function checkSite(
  payload: BasePayload,
  site: RenderedSite,
  { isStopped, now, onPage, restMs = REST_MS }: Options,
): Promise<SiteReport | undefined> {
  const known = knowNothing();
  const published = await listPublished(payload);
  const same = sameWords(published);
  const documents: CheckedDocument[] = [];
  const ofDocuments = new Map<string, ReadonlySet<string>>();
  const around = new Map<number, { title: string; found: Map<string, CheckedDocument['findings'][number]> }>();
  for (const [index, one] of published.entries()) {
    if (isStopped()) return undefined;
    const page = await site.page(one.path);
    if (page) {
      const sale = await saleOf(payload, one, now());
      const judged = await judgePage(page, { payload, site, known, sale, findSame: async () => same(one) });
      const document = nameOf(one);
      if (!one.of) ofDocuments.set(document, new Set(judged.findings.map(keyOf)));
      const own = one.of ? ownOf(judged.findings, ofDocuments.get(one.of)) : judged.findings;
      const findings = own.slice(0, MAX_FINDINGS);
      if (findings.length > 0) documents.push({ document, title: one.title, path: one.path, findings });
      for (const { finding, template, title } of judged.around) {
        const of = around.get(template) ?? { title, found: new Map() };
        around.set(template, of);
        of.found.set(keyOf(finding), finding);
      }
    }
    await onPage(index + 1, published.length);
    await pause(restMs);
  }
  const templates = [...around].map(([id, { found, title }]) => ({
    document: `templates/${id}`,
    title,
    path: undefined,
    findings: [...found.values()],
  }));
  const redirects = await deadRedirects(payload, site, known);
  return { at: now().toISOString(), pages: published.length, documents: [...templates, ...documents, ...redirects] };
}

/** Findings of a translation that its document has not. The form of a translation has texts and no blocks, so that they lead to it as a whole. */
function ownOf(findings: readonly Finding[], ofDocument: ReadonlySet<string> = new Set()): Finding[] {
  return findings
    .filter((finding) => !ofDocument.has(keyOf(finding)))
    .map(({ block, field: _, ...finding }) => ({
      ...finding,
      subject: block ? `${finding.subject} ${block}` : finding.subject,
    }));
}

async function saleOf(payload: BasePayload, { collection, id }: Published, now: Date) {
  if (collection !== TOURS) return undefined;
  const values = await payload.findByID({ collection: slugOf(collection), id, depth: 0, disableErrors: true });
  return values ? readSale(payload, { collection, id, values }, now) : undefined;
}

/** Finds other pages with the same texts in search results. */
function sameWords(published: readonly Published[]) {
  const byWords = (read: (searched: NonNullable<Published['searched']>) => string) => {
    const paths = new Map<string, string[]>();
    for (const { path, searched } of published) {
      const words = searched && read(searched);
      if (words) paths.set(words, [...(paths.get(words) ?? []), path]);
    }
    return ({ path, searched }: Published) =>
      ((searched && paths.get(read(searched))) ?? []).filter((other) => other !== path);
  };
  const [titles, descriptions] = [byWords(({ title }) => title), byWords(({ description }) => description)];
  return (one: Published) => ({ sameTitle: titles(one), sameDescription: descriptions(one) });
}
