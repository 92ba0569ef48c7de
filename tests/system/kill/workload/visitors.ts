import { setImmediate as nextTurn } from 'node:timers/promises';
import { findTokens, pathOf } from '../things.ts';
import { settledThings, type Work } from './worker.ts';

/** Visits pages, so that they are rendered and kept on disk, and looks for what must not be on them. */
export async function visit(work: Work): Promise<never> {
  for (;;) {
    const thing = work.random.pick(settledThings(work, ['pages', 'posts']));
    const token = thing && (work.random.chance(0.8) ? thing.known.shown : thing.known.newest);
    const url = token ? pathOf(token) : '/';
    // A page that is ready is answered without a turn of the event loop, which all the others wait for.
    await nextTurn();
    const { body } = await work.app.inject(url);
    // Its own address stands on a page that says there is nothing here.
    const leaked = findTokens(body.replaceAll(url, '')).filter((found) => work.secrets.has(found));
    if (leaked.length) work.onFault(`${url} shows the draft ${leaked.join(', ')} to visitors.`);
  }
}
