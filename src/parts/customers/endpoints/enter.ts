import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { inLanguage } from '../../../cms/translations/inLanguage.ts';
import { sessionCookies } from '../../../customers/sessionCookie.ts';
import { defineFormEndpoint } from '../../../endpoints/defineFormEndpoint.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import type { Notice } from '../../../endpoints/notice.ts';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { enterByLink, findLink } from '../enterByLink.ts';
import { ENTER_PATH, NEXT_PARAMETER, nextQuery } from '../rules/accountPaths.ts';
import { samePath } from '../rules/samePath.ts';
import { accountEndpoint, accountPath, LINK_RATE } from './accountEndpoint.ts';

const { isThere } = accountEndpoint('link');

/** Page of a mailed sign-in link. Its button signs in, so that mail scanners, which only open links, do not use it up. */
export const enterPage: QueryEndpoint = {
  path: ENTER_PATH,
  rateLimit: LINK_RATE,
  isOfPages: true,
  async answer(context) {
    const { locale, now, params, payload, t } = context;
    if (!(await isThere(context))) return { kind: 'missing' };
    const found = await findLink(payload, 'enter', params.token, now);
    if (found.kind === 'foreign') return { kind: 'missing' };
    if (found.kind === 'gone') return { kind: 'notice', notice: await expiredNotice(context) };
    const stored = await payload.findGlobal({ slug: 'site', depth: 0 });
    const { name: site } = await inLanguage(payload, 'site', { ...stored, id: 1 }, locale);
    const paragraphs = [t('account.enterText', { site })];
    return { kind: 'notice', notice: { title: t('account.enterTitle'), paragraphs, button: t('account.enter') } };
  },
};

/** Endpoint of that button. Cross-site forms must not submit it: they could sign a visitor in to an account of an attacker (login CSRF). */
export const enter = defineFormEndpoint({
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
    if (!secret) return { kind: 'done', notice: await expiredNotice(context) };
    const to = samePath(query.get(NEXT_PARAMETER)) ?? (await accountPath(context, '?account=signedIn'));
    return { kind: 'done', to, headers: { 'set-cookie': sessionCookies(secret, publicUrlOf(payload)) } };
  },
});

/** Notice for an expired or used link. */
export async function expiredNotice(context: EndpointContext): Promise<Notice> {
  const { t } = context;
  // The request for another link keeps the return path.
  const next = samePath(context.query.get(NEXT_PARAMETER));
  const href = await accountPath(context, next && nextQuery(next));
  const link = { label: t('account.toAccount'), href };
  return { title: t('account.goneTitle'), paragraphs: [t('account.gone')], link, status: 410 };
}
