import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { documentsOf } from '../../../cms/documentFacts.ts';
import { normalizeText } from '../../../shared/text/normalizeText.ts';
import { TOURS } from '../../../tours/words.ts';
import { toPlainText } from '../../chat/rules/plainText.ts';
import { type InboxQuery, PAGE_SIZE } from '../rules/filters.ts';
import type { ChatLead } from '../rules/inbox.ts';
import { readSearch } from '../rules/searchText.ts';

const DAY = 86_400_000;
/** Older clicks count in statistics only. */
const DAYS = 30;
const MAX_ROWS = 3000;

/** Counts of clicks on chat accounts in the last days, newest first, with the page titles. Nothing about the visitor is stored. */
export async function readChatLeads(
  req: PayloadRequest,
  { page, search }: InboxQuery,
  now: number,
): Promise<{ leads: ChatLead[]; total: number; pages: number }> {
  const from = new Date(now - DAYS * DAY).toISOString().slice(0, 10);
  const { docs } = await req.payload.find({
    collection: 'chat-clicks',
    depth: 1,
    limit: MAX_ROWS,
    pagination: false,
    sort: ['-day', '-count', 'id'],
    where: { day: { greater_than_equal: from } } satisfies TypedWhere<'chat-clicks'>,
  });
  const titles = await readTitles(req, [...new Set(docs.map(({ path }) => path))]);
  const words = readSearch(search);
  const leads = docs
    .map(({ account, count, day, path }): ChatLead => {
      const known = titles.get(path);
      return {
        day,
        path,
        count,
        account: typeof account === 'object' && account ? toPlainText(account.accountName) : '',
        title: known?.title ?? '',
        isTour: known?.isTour ?? false,
      };
    })
    .filter((lead) => {
      const text = normalizeText(`${lead.account} ${lead.title} ${lead.path} ${lead.day}`);
      return words.every((word) => text.includes(word));
    });
  return {
    leads: leads.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: leads.length,
    pages: Math.ceil(leads.length / PAGE_SIZE),
  };
}

/** Titles of the documents at some paths. */
async function readTitles({ payload }: PayloadRequest, paths: readonly string[]) {
  const lists = await Promise.all(
    documentsOf(payload.config).map(async ({ slug: collection }) => {
      const { docs } = await payload.find({
        collection,
        depth: 0,
        limit: paths.length,
        pagination: false,
        // Every kind of document has a path.
        where: { path: { in: [...paths] } },
        select: { title: true, path: true },
      });
      // Payload types rows by their collection, known here only by name; `select` has read these fields.
      return (docs as unknown as { title?: string; path?: string }[]).map(
        ({ path = '', title = '' }) => [path, { title, isTour: collection === TOURS }] as const,
      );
    }),
  );
  return new Map(paths.length > 0 ? lists.flat() : []);
}
