import { setImmediate as nextTurn } from 'node:timers/promises';
import { findTokens, pathOf } from '../things.ts';
import { settledThings, type Work } from './worker.ts';

/** Visits pages, so that they are rendered and cached on disk, and looks for leaks. */
export async function visit(work: Work): Promise<never> {
  for (;;) {
    const thing = work.random.pick(settledThings(work, ['pages', 'posts']));
    const token = thing && (work.random.chance(0.8) ? thing.known.shown : thing.known.newest);
    const url = token ? pathOf(token) : '/';
    // A cached page is answered without a turn of the event loop, which all the other workers need.
    await nextTurn();
    const { body } = await work.app.inject(url);
    // A 404 page contains its own URL.
    const leaked = findTokens(body.replaceAll(url, '')).filter((found) => work.secrets.has(found));
    if (leaked.length) work.onFault(`${url} shows the draft ${leaked.join(', ')} to visitors.`);
  }
}
