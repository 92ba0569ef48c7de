import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { sessionCookies } from '../../../customers/sessionCookie.ts';
import { definePost } from '../../../posts/definePost.ts';
import type { Notice } from '../../../posts/notice.ts';
import type { PostContext } from '../../../posts/post.ts';
import type { Question } from '../../../posts/question.ts';
import { enterByLink, findLink } from '../enterByLink.ts';
import { ENTER_PATH, NEXT_PARAMETER, nextQuery } from '../rules/accountPaths.ts';
import { samePath } from '../rules/samePath.ts';
import { accountPath, accountPost, LINK_RATE } from './accountPost.ts';

const { isThere } = accountPost('link');

/** The page that a mailed link leads to. Its button signs in: what only opens links, such as a scanner of mails, uses none up. */
export const enterPage: Question = {
  path: ENTER_PATH,
  rateLimit: LINK_RATE,
  isOfPages: true,
  async answer(context) {
    const { now, params, payload, t } = context;
    if (!(await isThere(context))) return { kind: 'missing' };
    const found = await findLink(payload, 'enter', params.token, now);
    if (found.kind === 'foreign') return { kind: 'missing' };
    if (found.kind === 'gone') return { kind: 'notice', notice: await goneNotice(context) };
    const { name: site } = await payload.findGlobal({ slug: 'site', depth: 0, select: { name: true } });
    const paragraphs = [t('account.enterText', { site })];
    return { kind: 'notice', notice: { title: t('account.enterTitle'), paragraphs, button: t('account.enter') } };
  },
};

/** Signs in by the button of that page. Pages of others must not send it: they could sign a visitor in to an account of their choice. */
export const enter = definePost({
  path: ENTER_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LINK_RATE,
  maxBytes: 1024,
  isOfPages: true,
  isThere,
  async handle(_, context) {
    const { cookies, now, params, payload, query } = context;
    const found = await findLink(payload, 'enter', params.token, now);
    if (found.kind === 'foreign') return { kind: 'missing' };
    const secret = await enterByLink(payload, params.token, { cookies, now });
    if (!secret) return { kind: 'done', notice: await goneNotice(context) };
    const to = samePath(query.get(NEXT_PARAMETER)) ?? (await accountPath(context, '?account=signedIn'));
    return { kind: 'done', to, headers: { 'set-cookie': sessionCookies(secret, publicUrlOf(payload)) } };
  },
});

/** What is said of a link whose time is over, or that was used. */
export async function goneNotice(context: PostContext): Promise<Notice> {
  const { t } = context;
  // Whoever asks for another one comes back to the same page by it.
  const next = samePath(context.query.get(NEXT_PARAMETER));
  const href = await accountPath(context, next && nextQuery(next));
  const link = { label: t('account.toAccount'), href };
  return { title: t('account.goneTitle'), paragraphs: [t('account.gone')], link, status: 410 };
}
