import { workOnDocuments } from './documents.ts';
import { workOnForms } from './forms.ts';
import { workOnMenus, workOnSite } from './others.ts';
import { workOnPictures } from './pictures.ts';
import { workOnSchedules } from './schedules.ts';
import { visit } from './visitors.ts';
import type { Work } from './worker.ts';

/** Works without pause, several at once, until the process is killed. */
export async function workUntilKilled(work: Work): Promise<never> {
  await Promise.race([
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
