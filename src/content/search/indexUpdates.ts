import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import { slugOf } from '../../cms/slugOf.ts';
import type { TranslationLocale } from '../../cms/translations/languages.ts';
import { emitContentChange } from '../../shared/changes/contentEvents.ts';
import { searchTag } from '../../shared/changes/contentTags.ts';
import type { StoredDocument } from '../documentTypes.ts';
import type { ReadKind } from '../kinds.ts';
import { type Hit, keyOf } from './hit.ts';
import { isFound, readSearched, searchedText, type WordsOf } from './readSearched.ts';
import { documentsOfTranslations, readOffered, readStamps, readTranslated } from './readTranslated.ts';
import { joinTexts } from './searchedText.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Batch size for texts: a larger batch would block the event loop for too long. */
const BATCH = 10;
/** Batch size of the comparison by `updatedAt`, which reads no texts. */
const COMPARED_AT_ONCE = 500;

/** Keeps a search index up to date: built once, then document by document. */
export interface IndexUpdates {
  /** Marks a document for an update, as `kind:id`, or a translation as `translations:id`. */
  mark(key: string): void;
  /** Marks all documents for a comparison, after changes that may not have been reported. */
  compareAll(): void;
  /** Updates the index; one update at a time. */
  run(): Promise<void>;
  /** @returns whether the index is up to date; after a timeout or a failure the update goes on in the background */
  isReady(): Promise<boolean>;
  /** Notes an answer from an incomplete index: pages with it are invalidated once the index is complete. */
  noteEarlyAnswer(): void;
}

export interface IndexUpdatesOptions {
  payload: Payload;
  /** The searched kinds. */
  kinds: readonly ReadKind[];
  index: SearchIndex;
  wordsOf: WordsOf;
  /** Timeout of `isReady`, in ms. */
  waitMs: number;
}

/** Keeps the search index up to date: documents that changed are read and indexed before the next query. */
export function createIndexUpdates({ index, kinds, payload, waitMs, wordsOf }: IndexUpdatesOptions): IndexUpdates {
  /** `updatedAt` of each indexed document. */
  const savedAt = new Map<string, string>();
  /** Documents changed since the last update, as `kind:id`. */
  const changed = new Set<string>();
  let isBuilt = false;
  /** Whether unreported changes are possible. */
  let isToCompare = false;
  /** Whether a search was answered from an incomplete index. */
  let hasAnsweredEarly = false;
  let work: Promise<void> | undefined;
  let offered: readonly TranslationLocale[] = [];

  /** Indexes the listed documents, yielding after each: indexing one takes longer than reading it. */
  async function take(kind: ReadKind, ids: readonly number[], docs: Awaited<ReturnType<typeof readSearched>>) {
    const here = new Map(docs.map((doc) => [doc.id, doc]));
    const translated = await readTranslated({ payload, offered }, kind, docs);
    for (const id of ids) {
      const hit = { collection: kind.name, id };
      const doc = here.get(id);
      const { documents = [], stamp = '' } = translated.get(id) ?? {};
      savedAt.set(keyOf(hit), String(doc?.updatedAt) + stamp);
      if (doc && isFound(doc))
        index.put(hit, joinTexts([doc, ...documents].map((one) => searchedText(one, kind, wordsOf))));
      else index.remove(hit);
      if (!doc) savedAt.delete(keyOf(hit));
      await nextTurn();
    }
  }

  async function build(): Promise<void> {
    for (const kind of kinds) {
      for (let last: number | undefined = 0; last !== undefined; ) {
        const docs = await readSearched(payload, kind, { greater_than: last }, BATCH);
        // Documents that changed after this read are read again by `renew`.
        const ids = docs.map(({ id }) => id);
        await take(kind, ids, docs);
        last = docs.length === BATCH ? ids.at(-1) : undefined;
      }
    }
  }

  async function renew(keys: readonly string[]): Promise<void> {
    const ofWords = keys.filter((key) => key.startsWith(`${TRANSLATIONS}:`));
    const hits = [...new Set([...keys, ...(await documentsOfTranslations(payload, ofWords))])].map(hitOf);
    for (const kind of kinds) {
      const ids = hits.filter(({ collection }) => collection === kind.name).map(({ id }) => id);
      for (let at = 0; at < ids.length; at += BATCH) {
        const some = ids.slice(at, at + BATCH);
        await take(kind, some, await readSearched(payload, kind, { in: some }, some.length));
      }
    }
  }

  /** Finds unreported changes and deletions, such as by another process, without reading texts. */
  async function compare(): Promise<void> {
    const gone = new Set(savedAt.keys());
    const stamps = await readStamps({ payload, offered });
    for (const { name } of kinds) {
      for (let last: number | undefined = 0; last !== undefined; ) {
        const { docs }: { docs: StoredDocument[] } = await payload.db.find({
          collection: slugOf(name),
          where: { id: { greater_than: last } },
          select: { updatedAt: true },
          sort: 'id',
          limit: COMPARED_AT_ONCE,
          pagination: false,
          req: {},
        });
        for (const { id, updatedAt } of docs) {
          const key = keyOf({ collection: name, id });
          gone.delete(key);
          if (savedAt.get(key) !== String(updatedAt) + (stamps.get(key) ?? '')) changed.add(key);
        }
        last = docs.length === COMPARED_AT_ONCE ? docs.at(-1)?.id : undefined;
        await nextTurn();
      }
    }
    for (const key of gone) changed.add(key);
  }

  const isCurrent = (): boolean => isBuilt && !isToCompare && changed.size === 0;

  /** One update after the other, so that none overwrites a newer document with an older one. */
  async function bringUpToDate(): Promise<void> {
    while (!isCurrent()) {
      offered = await readOffered(payload);
      if (!isBuilt) {
        await build();
        isBuilt = true;
      }
      if (isToCompare) {
        isToCompare = false;
        await compare();
      }
      const keys = [...changed];
      changed.clear();
      try {
        await renew(keys);
      } catch (error) {
        for (const key of keys) changed.add(key);
        throw error;
      }
      await index.tidy();
    }
    if (!hasAnsweredEarly) return;
    hasAnsweredEarly = false;
    // Invalidates cached results of the incomplete index.
    await emitContentChange({ touched: [searchTag()] });
  }

  /** A failure is not cached: the next search starts over. */
  function run(): Promise<void> {
    work ??= bringUpToDate().finally(() => {
      work = undefined;
    });
    return work;
  }

  async function isReady(): Promise<boolean> {
    if (isCurrent() && !work) return true;
    const ready = run().then(
      () => true,
      () => false,
    );
    return Promise.race([ready, pause(waitMs, false, { ref: false })]);
  }

  return {
    mark(key) {
      changed.add(key);
    },
    compareAll() {
      isToCompare = true;
    },
    run,
    isReady,
    noteEarlyAnswer() {
      hasAnsweredEarly = true;
    },
  };
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection ?? '', id: Number(id) };
}
