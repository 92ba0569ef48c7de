import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { Payload } from 'payload';
import { checkBookings } from './checks/bookings.ts';
import { checkForms } from './checks/forms.ts';
import { checkAll } from './checks/index.ts';
import type { TagIds } from './content.ts';
import { openJournal } from './journal.ts';
import type { Orders, Report } from './messages.ts';
import { openSite } from './openSite.ts';
import { createRandom } from './random.ts';
import { workUntilKilled } from './workload/index.ts';

// The process that is killed. It opens the site, checks what the previous kill has left, and writes until it is killed itself. Its modules are
// loaded while the previous one still works, to shorten a round.

const TAGS = ['dunes', 'gorges', 'walnuts'];
/** Every tenth round checks all pages, otherwise those of the last round. */
const FULL_EVERY = 10;

// Preloaded: the modules of the first payment take a second to load, which a round does not wait for.
await Promise.all([import('stripe'), import('@paypal/paypal-server-sdk')]);
// It is killed, so Node would never store its compile cache otherwise.
flushCompileCache();
tell({ says: 'loaded' });
const [{ journal: journalFile, round, seed }] = (await once(process, 'message')) as [Orders];
// Without its parent it would write forever.
process.once('disconnect', () => process.exit(1));

const started = performance.now();
const site = await openSite();
const journal = openJournal(journalFile, round);
const tags = await findTags(site.payload);
const opened = Math.round(performance.now() - started);
const { faults, took } = await checkAll(site, journal, tags, round % FULL_EVERY === 0 ? 0 : round - 1);
const formsFile = `${journalFile}-forms`;
const bookingsFile = `${journalFile}-bookings`;
faults.push(...(await checkForms(site, formsFile)), ...(await checkBookings(site, bookingsFile)));
tell({ says: 'checked', outcome: { faults, took: { open: opened, ...took } } });

await workUntilKilled(
  {
    ...site,
    journal,
    formsFile,
    bookingsFile,
    tags,
    random: createRandom(seed + round),
    secrets: new Set(
      [...journal.things.values()].flatMap(({ known }) =>
        known.newest && known.newest !== known.shown ? [known.newest] : [],
      ),
    ),
    onDone: () => tell({ says: 'done' }),
    onFault: (text) => tell({ says: 'fault', text }),
  },
  round,
);

function tell(report: Report): void {
  process.send?.(report);
}

async function findTags(payload: Payload): Promise<TagIds> {
  const ids: number[] = [];
  for (const title of TAGS) {
    const { docs } = await payload.find({ collection: 'tags', where: { slug: { equals: title } }, depth: 0 });
    ids.push((docs[0] ?? (await payload.create({ collection: 'tags', data: { title, slug: title } }))).id);
  }
  return ids;
}
