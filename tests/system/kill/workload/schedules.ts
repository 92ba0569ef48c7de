import { setTimeout } from 'node:timers/promises';
import { readPublicState } from '../../../../src/cms/hooks/publicState.ts';
import { contentOf } from '../content.ts';
import { pathOf, type Thing } from '../things.ts';
import { isScheduled, saveDraft } from './documents.ts';
import { newThing, nextToken, type Operation, perform, settledThings, type Work } from './worker.ts';

const MOST = 4;
const LOOK_MS = 25;

/** Schedules the publishing of drafts, waits until published, and adds another draft on top. */
export async function workOnSchedules(work: Work): Promise<never> {
  for (;;) {
    const own = settledThings(work, ['pages']).filter(isScheduled);
    const thing = own.length < MOST ? scheduledThing(work) : (work.random.pick(own) as Thing);
    if (!(await perform(work, thing, thing.known.newest ? saveDraft(work, thing, 'pages', true) : create(work, thing))))
      continue;
    const current = work.journal.things.get(thing.key) as Thing;
    const token = current.known.newest as string;
    if (await perform(work, current, schedule(work, current, token))) {
      await waitUntilShown(work, current, token);
      // A job that ran twice would publish this draft.
      await perform(work, current, saveDraft(work, current, 'pages', false));
    }
  }
}

function scheduledThing(work: Work): Thing {
  for (;;) {
    const thing = newThing(work, 'pages');
    if (isScheduled(thing)) return thing;
  }
}

function create(work: Work, thing: Thing): Operation {
  const token = nextToken(work, thing);
  work.secrets.add(token);
  return {
    name: 'creating a draft to schedule',
    after: { shown: undefined, newest: token },
    run: async () => {
      const data = { ...contentOf('pages', token, work.tags), _status: 'draft' } as never;
      return (await work.payload.create({ collection: 'pages', data, depth: 0, draft: true })).id;
    },
  };
}

/** As the studio does when an editor schedules publishing; the time is slightly before or after now. */
function schedule(work: Work, { id }: Thing, token: string): Operation {
  work.secrets.delete(token);
  return {
    name: 'scheduling',
    after: { shown: token, newest: token },
    due: token,
    run: async () => {
      const input = { type: 'publish', doc: { relationTo: 'pages', value: String(id) } };
      const waitUntil = new Date(Date.now() + work.random.between(-50, 150));
      await work.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil });
      return undefined;
    },
  };
}

async function waitUntilShown({ journal, payload }: Work, { id, key }: Thing, token: string): Promise<void> {
  for (;;) {
    try {
      const { isPublished, path } = await readPublicState(
        payload.collections.pages.config,
        id as number,
        { payload } as never,
      );
      if (isPublished && path === pathOf(token)) break;
    } catch (error) {
      // The database is down in some rounds; waiting for the publish continues.
      payload.logger.debug(error);
    }
    await setTimeout(LOOK_MS);
  }
  journal.settle(key, { shown: token, newest: token });
}
