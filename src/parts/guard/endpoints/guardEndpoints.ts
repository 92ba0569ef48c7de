import type { Endpoint, PayloadRequest } from 'payload';
import { mayWrite } from '../../../cms/access/roles.ts';
import { findCommented } from '../../../cms/comments/commentRows.ts';
import { bodyOf, editorsOnly, Refusal, userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { findReviewed } from '../../../cms/review/reviewRows.ts';
import { slugOf } from '../../../cms/slugOf.ts';
import { isObject, type Values } from '../../../shared/isObject.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { isKeepableText } from '../../../shared/text/isKeepableText.ts';
import { readDismissals, writeDismissal } from '../dismissals/dismissals.ts';
import { findMissing } from '../judge/findMissing.ts';
import { loadJudge, loadLayoutJudge } from '../judge/loadJudge.ts';
import { readSale } from '../judge/readSale.ts';
import { readSiteCheck } from '../site/readSiteCheck.ts';
import { startCheck } from '../site/runCheck.ts';

const EDITORS = msg('Editors and admins check the site. Ask one of them.');
const MAX_REASON = 500;
/** Maximum length of the key of a finding (`keyOf`), and of the name of its document (`pages/7`). */
const MAX_KEY = 300;
const DOCUMENT = /^[a-z][a-z-]{0,60}\/\d{1,15}$/;

/**
 * `POST /guard/check`: findings of a document with these values: `{ document, data }`; without values, of its stored draft, or of that of a
 * template, popup or form, with the empty required settings of its blocks, which publishing refuses by itself.
 */
const check: Endpoint = {
  path: '/guard/check',
  method: 'post',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, t('Whoever writes pages checks them. Ask an editor.'));
    const { data: sent, document } = await bodyOf(req);
    const found = await findReviewed(req, document);
    if (!found && sent === undefined) {
      const laidOut = await findCommented(req, document);
      if (laidOut) return answer(await noteLayout(req, laidOut.name));
    }
    if (!found) return refuse(404, t('There is no such document, or you may not read it.'));
    if (sent !== undefined && !isObject(sent)) return refuse(400, t('Send the values of the document.'));
    const [collection = '', id] = found.name.split('/');
    const data = sent ?? (await readDraft(req, collection, Number(id)));
    const sale = sent && (await readSale(req.payload, { collection, id: Number(id), values: sent }, new Date()));
    // Before publishing the checklist of a tour comes first: it refuses, and links to missing fields.
    if (sale?.isIncomplete) return answer({ findings: [] });
    const path = typeof data.path === 'string' && found.isPublished ? data.path : undefined;
    const draft = { collection, id: Number(id), data, path, user: req.user };
    const judgeForPublishing = await loadJudge();
    const findings = await judgeForPublishing(req.payload, draft).catch((error: unknown) => {
      req.payload.logger.error({ err: error, msg: `${found.name} could not be checked.` });
      return [];
    });
    // What is noted in the browser is dismissed the same way.
    if (sent) return answer({ findings });
    const missing = findMissing(req.payload, { data, user: req.user });
    return answer({ findings: [...missing, ...findings], asides: await readDismissals(req.payload, found.name) });
  },
};

/** `GET /guard/report`: the last check of the whole site, and the running one. */
const report: Endpoint = {
  path: '/guard/report',
  method: 'get',
  handler: editorsOnly(async ({ payload }) => answer(await readSiteCheck(payload)), EDITORS),
};

/** `POST /guard/run`: starts a check of the whole site. */
const run: Endpoint = {
  path: '/guard/run',
  method: 'post',
  handler: editorsOnly(async ({ payload }) => {
    void startCheck(payload);
    return answer({ isBegun: true }, 202);
  }, EDITORS),
};

/** `POST /guard/aside`: dismisses a finding: `{ document, key, reason }`; without a reason the dismissal is revoked. */
const putAside: Endpoint = {
  path: '/guard/aside',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const { document, key, reason } = readAside(await bodyOf(req));
    const aside = { key, reason, by: userOf(req).name, at: new Date().toISOString() };
    return answer({ asides: await writeDismissal(req.payload, document, aside) });
  }, EDITORS),
};

/** Endpoints of the guard, for users who may write. */
export const guardEndpoints: readonly Endpoint[] = [check, report, run, putAside];

/** The stored draft, as `findReviewed` has allowed its sender to read it. */
async function readDraft(req: PayloadRequest, collection: string, id: number): Promise<Values> {
  const query = { collection: slugOf(collection), id, depth: 0, draft: true, overrideAccess: false, req } as const;
  return { ...(await req.payload.findByID(query)) };
}

/** Findings in the blocks of what is no page; none where it cannot be judged. */
async function noteLayout(req: PayloadRequest, name: string) {
  const { payload, user } = req;
  const [collection = '', id] = name.split('/');
  const data = await readDraft(req, collection, Number(id));
  const judgeLayout = await loadLayoutJudge();
  const findings = await judgeLayout(payload, { collection, id: Number(id), data, user }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: `${name} could not be checked.` });
    return [];
  });
  return {
    findings: [...findMissing(payload, { data, user }), ...findings],
    asides: await readDismissals(payload, name),
  };
}

function readAside({ document, key, reason = '' }: Record<string, unknown>) {
  if (
    typeof document !== 'string' ||
    !DOCUMENT.test(document) ||
    typeof key !== 'string' ||
    !key ||
    key.length > MAX_KEY
  )
    throw new Refusal(400, t('Say which finding of which document.'));
  if (typeof reason !== 'string' || reason.length > MAX_REASON || !isKeepableText(reason) || !isKeepableText(key))
    throw new Refusal(400, t('Write a reason of at most {count} characters.', { count: MAX_REASON }));
  return { document, key, reason: reason.trim() };
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}
