import type { Endpoint, PayloadRequest } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { Refusal } from '../endpoints/editorsOnly.ts';
import { schemaOf } from '../relations/schemaOf.ts';
import { type StudioScreen, screensOf } from '../studioScreens.ts';
import { listLeaves, listTexts } from './applyTranslation.ts';
import { fileEndpoints } from './file/fileEndpoints.ts';
import { findSource, type Source } from './findSource.ts';
import { countTexts, languageState, readTranslationHeads, readTranslations } from './languageStates.ts';
import { machineEndpoints } from './machine/machineEndpoints.ts';
import { machineOf } from './machine/machineOf.ts';
import type { TextState } from './readTexts.ts';
import { languagesFor } from './translators.ts';
import { translatorsOnly } from './translatorsOnly.ts';

/** Source texts, beside the fields of a translation. */
export interface SourceTexts {
  title: string;
  description: string;
  path: string;
  texts: TextState[];
  /** Name of the machine translation, where one is set up. */
  machine?: string;
  /** The page of the studio that lists all translations, where a part has one. */
  overview?: Pick<StudioScreen, 'label' | 'path'>;
}

/** `GET /translations/languages?of=pages:7`: the languages that the site offers, and the state of the document in each. */
const languages = translatorsOnly(async (req) => {
  const { of } = req.query;
  const { document, fields } = await demand(req, of);
  const { payload } = req;
  const offered = languagesFor(req, await payload.findGlobal({ slug: 'languages', depth: 0, req }));
  const where = { of: { equals: of } };
  const heads = (await readTranslationHeads(req, where)).get(String(of));
  const rows = await readTranslations(req, where);
  const leaves = listLeaves(fields, document, schemaOf(payload));
  const states = offered.map((locale) =>
    languageState(
      locale,
      heads,
      countTexts(
        leaves,
        rows.find((row) => row.locale === locale),
      ),
    ),
  );
  return Response.json({ languages: states }, { headers: PRIVATE });
});

/** `GET /translations/source?of=pages:7`: the texts of a document in the order of its page. */
const source = translatorsOnly(async (req) => {
  const { document, fields } = await demand(req, req.query.of);
  const machine = machineOf(req.payload);
  const overview = screensOf(req.payload).find(({ overviewOf }) => overviewOf === 'translations');
  const found: SourceTexts = {
    title: document.title ?? '',
    description: typeof document.excerpt === 'string' ? document.excerpt : '',
    path: document.path ?? '',
    texts: listTexts(fields, document, schemaOf(req.payload), {}),
    ...(machine && { machine: machine.name }),
    ...(overview && { overview: { label: t(overview.label), path: overview.path } }),
  };
  return Response.json(found, { headers: PRIVATE });
});

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Endpoints of translations, for those who write. */
export const translationEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/languages', method: 'get', handler: languages },
  { path: '/source', method: 'get', handler: source },
  ...fileEndpoints,
  ...machineEndpoints,
];

/** @throws Refusal where there is no such document for the sender */
async function demand(req: PayloadRequest, of: unknown): Promise<Source> {
  const found = await findSource(req, of, { draft: true, isForSender: true });
  if (!found) throw new Refusal(404, t('There is no such document, or you may not read it.'));
  return found;
}
