import { contentOf } from '../content.ts';
import type { DocumentKind, Thing } from '../things.ts';
import { NOTHING } from '../things.ts';
import { newThing, nextToken, type Operation, perform, settledThings, type Work } from './worker.ts';

/** Number of documents that one worker keeps; above it deletes some. */
const MOST = 5;
const FEWEST = 2;

/** Creates, saves, autosaves, publishes, unpublishes and deletes documents of one kind, in a loop. */
export async function workOnDocuments(work: Work, kind: DocumentKind): Promise<never> {
  for (;;) {
    const { chance, pick } = work.random;
    const own = settledThings(work, [kind]).filter((thing) => !isScheduled(thing));
    const thing = own.length < FEWEST || (own.length < MOST && chance(0.2)) ? newThing(work, kind) : pick(own);
    if (thing) await perform(work, thing, nextOperation(work, thing, kind, own.length));
  }
}

/** Every third page belongs to the scheduling worker. */
export function isScheduled({ key, kind }: Pick<Thing, 'key' | 'kind'>): boolean {
  return kind === 'pages' && Number(key.slice(1)) % 3 === 0;
}

function nextOperation(work: Work, thing: Thing, kind: DocumentKind, count: number): Operation {
  const { shown, newest } = thing.known;
  const { chance } = work.random;
  if (!newest) return create(work, thing, kind, chance(0.7));
  if (count >= MOST && chance(0.25)) return remove(work, thing, kind);
  if (shown !== newest && chance(0.3)) return publishNewest(work, thing, kind);
  if (shown && chance(0.15)) return unpublish(work, thing, kind);
  return chance(0.5) ? publish(work, thing, kind) : saveDraft(work, thing, kind, chance(0.6));
}

function create(work: Work, thing: Thing, kind: DocumentKind, isPublished: boolean): Operation {
  const token = nextToken(work, thing);
  if (!isPublished) work.secrets.add(token);
  return {
    name: isPublished ? 'creating' : 'creating a draft',
    after: { shown: isPublished ? token : undefined, newest: token },
    run: async () => {
      const data = { ...contentOf(kind, token, work.tags), _status: isPublished ? 'published' : 'draft' };
      const { id } = await work.payload.create({
        collection: kind,
        data: data as never,
        depth: 0,
        draft: !isPublished,
      });
      return id;
    },
  };
}

function publish(work: Work, thing: Thing, kind: DocumentKind): Operation {
  const token = nextToken(work, thing);
  return {
    name: 'publishing',
    after: { shown: token, newest: token },
    run: () => update(work, thing, kind, { ...contentOf(kind, token, work.tags), _status: 'published' }),
  };
}

/** Saves a draft beside the published revision; an autosave changes the newest version instead of adding one. */
export function saveDraft(work: Work, thing: Thing, kind: DocumentKind, isAutosave: boolean): Operation {
  const token = nextToken(work, thing);
  work.secrets.add(token);
  return {
    name: isAutosave ? 'autosaving' : 'saving a draft',
    after: { shown: thing.known.shown, newest: token },
    run: () => {
      const data = { ...contentOf(kind, token, work.tags), _status: 'draft' };
      return update(work, thing, kind, data, { autosave: isAutosave, draft: true });
    },
  };
}

function publishNewest(work: Work, thing: Thing, kind: DocumentKind): Operation {
  const { newest } = thing.known;
  work.secrets.delete(newest as string);
  return {
    name: 'publishing the draft',
    after: { shown: newest, newest },
    run: () => update(work, thing, kind, { _status: 'published' }),
  };
}

function unpublish(work: Work, thing: Thing, kind: DocumentKind): Operation {
  const { newest } = thing.known;
  return {
    name: 'unpublishing',
    after: { shown: undefined, newest },
    run: () => update(work, thing, kind, { _status: 'draft' }),
  };
}

function remove(work: Work, thing: Thing, kind: DocumentKind): Operation {
  return {
    name: 'deleting',
    after: NOTHING,
    run: async () => {
      await work.payload.delete({ collection: kind, id: thing.id as number, depth: 0 });
      return undefined;
    },
  };
}

async function update(
  { payload }: Work,
  { id }: Thing,
  kind: DocumentKind,
  data: object,
  how: { autosave?: boolean; draft?: boolean } = {},
): Promise<undefined> {
  await payload.update({ collection: kind, id: id as number, data: data as never, depth: 0, ...how });
  return undefined;
}
