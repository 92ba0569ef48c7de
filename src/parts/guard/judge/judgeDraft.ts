import type { BasePayload } from 'payload';
import { runOutside } from '../../../cms/database/transactions/scope.ts';
import { renderedSiteOf } from '../../../cms/renderedSite.ts';
import type { Finding } from '../rules/finding.ts';
import { findSame } from './findSame.ts';
import { judgePage } from './judgePage.ts';
import { knowNothing } from './readFacts.ts';
import { readSale } from './readSale.ts';

export interface Draft {
  collection: string;
  id: number;
  /** All values of the document; undefined: the published ones, at `path`. */
  data?: object | undefined;
  path?: string | undefined;
  user: unknown;
}

/**
 * Judges a document as it would be once published, or, without values, the published one. Reads outside of any transaction: data cached
 * for all pages must not come from a state that may be rolled back.
 */
export function judgeDraft(payload: BasePayload, { collection, data, id, path, user }: Draft): Promise<Finding[]> {
  return runOutside(async () => {
    const site = renderedSiteOf(payload);
    // A copy: rendering puts documents in the place of references, which would then be stored.
    const page = data
      ? await site?.draft({ collection, id, data: structuredClone(data), user })
      : path && (await site?.page(path));
    if (!site || !page) return [];
    const values = data ?? {};
    const sale = data && (await readSale(payload, { collection, id, values }, new Date()));
    const same = () => (data ? findSame(payload, { collection, id, values }) : NONE);
    const judged = await judgePage(page, { payload, site, known: knowNothing(), sale, findSame: async () => same() });
    return [...judged.findings];
  });
}

const NONE = { sameTitle: [], sameDescription: [] };
