import type { Notice } from '../../endpoints/notice.ts';
import type { Answer, QueryEndpoint } from '../../endpoints/queryEndpoint.ts';
import { findByLink } from './changeByLink.ts';
import { CONFIRM_PATH, LEAVE_PATH } from './rules/links.ts';
import { confirmNotice, leaveNotice } from './subscriptionNotices.ts';

/** Rate limit of links in mails; their keys cannot be guessed. */
export const LINK_LIMIT = { name: 'subscription', max: 30 };

/** Page of the confirmation link; its button confirms. */
export const confirmPage: QueryEndpoint = {
  path: CONFIRM_PATH,
  rateLimit: LINK_LIMIT,
  isOfPages: true,
  answer: async ({ now, params, payload, t }) =>
    show(confirmNotice(await findByLink(payload, 'confirm', params.token, now), t, false)),
};

/** Page of the unsubscribe link; its button unsubscribes. */
export const leavePage: QueryEndpoint = {
  path: LEAVE_PATH,
  rateLimit: LINK_LIMIT,
  isOfPages: true,
  answer: async ({ now, params, payload, t }) =>
    show(leaveNotice(await findByLink(payload, 'leave', params.token, now), t, false)),
};

function show(notice: Notice | undefined): Answer {
  return notice ? { kind: 'notice', notice } : { kind: 'missing' };
}
