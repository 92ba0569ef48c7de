import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { counterKey } from '../../database/counters/counterKey.ts';
import { countUse } from '../../database/counters/countUse.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';
import { bodyOf, Refusal, userOf } from '../../endpoints/editorsOnly.ts';
import type { Translation } from '../../payload-types.ts';
import { schemaOf } from '../../relations/schemaOf.ts';
import { listUnits } from '../file/units.ts';
import { findSource } from '../findSource.ts';
import { readTranslations } from '../languageStates.ts';
import { isTranslationLocale, offeredLanguages, type TranslationLocale } from '../languages.ts';
import { COLUMNS, readTexts } from '../readTexts.ts';
import { saveDraft } from '../saveDraft.ts';
import { demandLanguage, translatorsOnly } from '../translatorsOnly.ts';
import { fillMissing, findMissingTexts, type MadeTexts, type MissingTexts } from './fillMissing.ts';
import { keptNames } from './keptNames.ts';
import { MachineError } from './machineError.ts';
import { machineOf } from './machineOf.ts';
import type { MachineTranslator } from './machineTranslator.ts';

/** Documents of one estimate; each is compared with its translation. */
const MAX_DOCUMENTS = 300;
const DAY_MS = 86_400_000;
/** Characters that one account has translated within a day: a book. Services bill them. */
const MAX_CHARACTERS = 500_000;

/** What a translation by machine would cost. */
export interface MachineEstimate {
  /** Name of the service. */
  name: string;
  /** Documents with missing texts, and how many these are. */
  documents: { of: string; title: string; texts: number }[];
  characters: number;
  /** Characters that the account has left; absent: without a limit. */
  left?: number;
}

/** The answer to a translation by machine. */
export type MachineAnswer = MadeTexts;

/** `POST /translations/machine/estimate` `{ of: ['pages:7'], locale }`: what is missing, before anything is sent. */
const estimate = translatorsOnly(async (req) => {
  const { locale, machine, names, of } = await readMachineRequest(req);
  const rows = await readTranslations(req, {
    and: [{ of: { in: of } }, { locale: { equals: locale } }],
  });
  const documents: MachineEstimate['documents'] = [];
  let characters = 0;
  for (const name of of) {
    const found = await findTexts(
      req,
      name,
      locale,
      rows.find((row) => row.of === name),
      names,
    );
    if (!found || found.missing.units.length === 0) continue;
    characters += found.missing.characters;
    documents.push({ of: name, title: found.title, texts: found.missing.units.length });
  }
  const left = await inWords(() => machine.readLeft());
  const answer: MachineEstimate = { name: machine.name, documents, characters, ...(left !== undefined && { left }) };
  return Response.json(answer, { headers: PRIVATE });
});

/**
 * `POST /translations/machine` `{ of: ['pages:7'], locale, isSaved }`: translates the missing texts of one document, all or none, and saves them as a
 * draft unless `isSaved` is false.
 */
const translate = translatorsOnly(async (req) => {
  const { body, locale, machine, names, of } = await readMachineRequest(req);
  const [name = ''] = of;
  if (of.length > 1) throw new Refusal(400, t('Documents are translated one after another. Send one.'));
  const [row] = await readTranslations(req, { and: [{ of: { equals: name } }, { locale: { equals: locale } }] });
  const found = await findTexts(req, name, locale, row, names);
  if (!found) throw new Refusal(404, t('There is no such document, or you may not read it.'));
  await countCharacters(req, found.missing.characters, Date.now());
  const made = await inWords(() => fillMissing(machine, found.missing, locale, found.title));
  if (body.isSaved !== false && Object.keys(made.texts).length > 0) await save(req, row, name, locale, made);
  return Response.json(made satisfies MachineAnswer, { headers: PRIVATE });
});

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Endpoints of machine translation, for those who write. */
export const machineEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/machine/estimate', method: 'post', handler: estimate },
  { path: '/machine', method: 'post', handler: translate },
];

interface MachineRequest {
  body: Record<string, unknown>;
  of: string[];
  locale: TranslationLocale;
  machine: MachineTranslator;
  names: ReturnType<typeof keptNames>;
}

/** @throws Refusal for a request without documents or a language of the site, or a site without a machine */
async function readMachineRequest(req: PayloadRequest): Promise<MachineRequest> {
  const body = await bodyOf(req);
  const { locale, of } = body;
  const settings = await req.payload.findGlobal({ slug: 'languages', depth: 0, req });
  if (!isTranslationLocale(locale) || !offeredLanguages(settings).includes(locale))
    throw new Refusal(400, t('Choose a language that the site offers.'));
  demandLanguage(req, locale);
  if (!Array.isArray(of) || of.length === 0 || of.length > MAX_DOCUMENTS)
    throw new Refusal(400, t('Choose at least one document, and at most {most}.', { most: MAX_DOCUMENTS }));
  const machine = machineOf(req.payload);
  if (!machine) throw new Refusal(409, t('No machine translation is set up. An admin sets the key under Services.'));
  return { body, of: of.map(String), locale, machine, names: keptNames(settings, locale) };
}

async function findTexts(
  req: PayloadRequest,
  of: string,
  locale: TranslationLocale,
  row: Translation | undefined,
  names: MachineRequest['names'],
): Promise<{ title: string; missing: MissingTexts } | undefined> {
  const source = await findSource(req, of, { draft: true, isForSender: true });
  if (!source) return undefined;
  const units = listUnits(source, schemaOf(req.payload), row ?? {}, { of, locale });
  return { title: source.name, missing: findMissingTexts(units, names) };
}

/** Title and summary are columns; their marks stay among the texts. */
async function save(
  req: PayloadRequest,
  row: Translation | undefined,
  of: string,
  locale: TranslationLocale,
  { texts }: MadeTexts,
): Promise<void> {
  const columns = Object.entries(COLUMNS).flatMap(([key, column]) => {
    const made = texts[key];
    return made ? [[column, made.text]] : [];
  });
  try {
    await saveDraft(req, row, {
      ...Object.fromEntries(columns),
      ...{ of, locale, texts: { ...readTexts(row?.texts), ...texts } },
    });
  } catch (error) {
    if (error instanceof APIError)
      throw new Refusal(error.status, t('It was not saved: {reason}', { reason: error.message }));
    throw error;
  }
}

/** Counts before anything is sent: a text that is lost on the way may be billed. */
async function countCharacters(req: PayloadRequest, amount: number, now: number): Promise<void> {
  if (amount === 0) return;
  const key = counterKey(req.payload.secret, 'machine-characters', String(userOf(req).id));
  await inTransaction(req, async () => {
    if ((await countUse(req, { key, amount, expires: now + DAY_MS }, now)) > MAX_CHARACTERS)
      throw new Refusal(
        429,
        t('You have had so much translated today that nothing more is. Go on tomorrow, or ask a colleague.'),
      );
  });
}

async function inWords<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MachineError) throw new Refusal(502, error.message);
    throw error;
  }
}
