import { contentOf } from '../content.ts';
import { NOTHING, type Thing } from '../things.ts';
import { newThing, nextToken, type Operation, perform, settledThings, type Work } from './worker.ts';

const MAX_MENUS = 3;

/** Creates, saves and deletes menus, whose entries are in separate tables. */
export async function workOnMenus(work: Work): Promise<never> {
  const { payload, random } = work;
  for (;;) {
    const own = settledThings(work, ['menus']);
    const thing = own.length < MAX_MENUS ? newThing(work, 'menus') : (random.pick(own) as Thing);
    await perform(work, thing, own.length >= MAX_MENUS && random.chance(0.2) ? remove(thing) : save(thing));
  }

  function save(thing: Thing): Operation {
    const token = nextToken(work, thing);
    const data = contentOf('menus', token, work.tags) as never;
    return {
      name: 'saving',
      after: { shown: token, newest: token },
      run: async () => {
        if (!thing.id) return (await payload.create({ collection: 'menus', data, depth: 0 })).id;
        await payload.update({ collection: 'menus', id: thing.id, data, depth: 0 });
        return undefined;
      },
    };
  }

  function remove({ id }: Thing): Operation {
    const run = async (): Promise<undefined> => {
      await payload.delete({ collection: 'menus', id: id as number, depth: 0 });
    };
    return { name: 'deleting', after: NOTHING, run };
  }
}

/** Saves the site settings, which are part of every page. */
export async function workOnSite(work: Work): Promise<never> {
  for (;;) {
    const [known] = [...work.journal.things.values()].filter(({ kind }) => kind === 'site');
    const thing = known ?? newThing(work, 'site');
    const token = nextToken(work, thing);
    const run = async (): Promise<undefined> => {
      await work.payload.updateGlobal({ slug: 'site', data: contentOf('site', token, work.tags) as never, depth: 0 });
    };
    // It always exists, so saving continues after a failure.
    await perform(work, thing, { name: 'saving', after: { shown: token, newest: token }, run });
  }
}
