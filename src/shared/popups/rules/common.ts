import type { CommonFacts } from '../visitorSnapshot.ts';
import { passesPageViews } from './pageViews.ts';
import { passesSchedule } from './schedule.ts';
import { passesSessions } from './sessions.ts';
import { passesTimes } from './times.ts';
import type { Rules } from './types.ts';

/** Rules that most popups have: pages with popups bring them along. */
export const commonRules: Rules<'page_views' | 'schedule' | 'sessions' | 'times', CommonFacts> = {
  page_views: passesPageViews,
  sessions: passesSessions,
  times: passesTimes,
  schedule: passesSchedule,
};
