import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { mayWrite } from '../access/roles.ts';
import { TRANSLATIONS } from '../documentFacts.ts';
import { answerRefusals, Refusal } from '../endpoints/editorsOnly.ts';
import { schemaOf } from '../relations/schemaOf.ts';
import { listTexts } from './applyTranslation.ts';
import { findSource, type Source } from './findSource.ts';
import type { LanguageState } from './languageState.ts';
import { offeredLanguages } from './languages.ts';
import type { TextState } from './readTexts.ts';

/** Source texts, beside the fields of a translation. */
export interface SourceTexts {
  title: string;
  description: string;
  path: string;
  texts: TextState[];
}

/** `GET /translations/languages?of=pages:7`: the languages that the site offers, and the state of the document in each. */
const languages = writersOnly(async (req) => {
  const { of } = req.query;
  const source = await demand(req, of);
  const { payload } = req;
  const offered = offeredLanguages(await payload.findGlobal({ slug: 'languages', depth: 0, req }));
  const { docs } = await payload.find({
    collection: TRANSLATIONS,
    where: { of: { equals: of } },
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const published = await payload.find({
    collection: TRANSLATIONS,
    where: { and: [{ of: { equals: of } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    select: { locale: true },
    req,
  });
  const states = offered.map((locale): LanguageState => {
    const row = docs.find((each) => each.locale === locale);
    const isPublished = published.docs.some((each) => each.locale === locale);
    const texts = listTexts(source.fields, source.document, schemaOf(payload), row?.texts);
    const count = (state: TextState['state']): number => texts.filter((text) => text.state === state).length;
    return {
      locale,
      ...(row && { id: row.id }),
      isPublished,
      hasDraft: row?._status === 'draft',
      missing: count('missing'),
      stale: count('stale'),
    };
  });
  return Response.json({ languages: states }, { headers: PRIVATE });
});

/** `GET /translations/source?of=pages:7`: the texts of a document in the order of its page. */
const source = writersOnly(async (req) => {
  const { document, fields } = await demand(req, req.query.of);
  const found: SourceTexts = {
    title: document.title ?? '',
    description: typeof document.excerpt === 'string' ? document.excerpt : '',
    path: document.path ?? '',
    texts: listTexts(fields, document, schemaOf(req.payload), {}),
  };
  return Response.json(found, { headers: PRIVATE });
});

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Endpoints of translations, for those who write. */
export const translationEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/languages', method: 'get', handler: languages },
  { path: '/source', method: 'get', handler: source },
];

function writersOnly(handle: PayloadHandler): PayloadHandler {
  return answerRefusals(async (req) => {
    if (!mayWrite(req)) throw new Refusal(403, 'Authors and editors translate. Ask an admin if you should, too.');
    return handle(req);
  });
}

/** @throws Refusal where there is no such document for the sender */
async function demand(req: PayloadRequest, of: unknown): Promise<Source> {
  const found = await findSource(req, of, { draft: true, isForSender: true });
  if (!found) throw new Refusal(404, 'There is no such document, or you may not read it.');
  return found;
}
