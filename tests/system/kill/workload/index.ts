import { workOnBookings } from './bookings.ts';
import { workOnDocuments } from './documents.ts';
import { workOnForms } from './forms.ts';
import { workOnMenus, workOnSite } from './others.ts';
import { workOnPictures } from './pictures.ts';
import { workOnSchedules } from './schedules.ts';
import { visit } from './visitors.ts';
import type { Work } from './worker.ts';

/**
 * Runs all workers concurrently until the process is killed. In every other round only travellers: a booking takes many steps, and kills must
 * hit each of them.
 */
export async function workUntilKilled(work: Work, round: number): Promise<never> {
  const travellers = workOnBookings(work, { ...work, file: work.bookingsFile });
  if (round % 2 === 0) await travellers;
  await Promise.race([
    travellers,
    workOnDocuments(work, 'pages'),
    workOnDocuments(work, 'pages'),
    workOnDocuments(work, 'posts'),
    workOnSchedules(work),
    workOnMenus(work),
    workOnSite(work),
    workOnPictures(work),
    visit(work),
    workOnForms(work, { ...work, file: work.formsFile }),
  ]);
  throw new Error('Work never ends.');
}
