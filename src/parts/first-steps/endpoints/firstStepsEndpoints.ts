import type { Endpoint, PayloadRequest } from 'payload';
import { bodyOf, editorsOnly, Refusal, requireAdmin } from '../../../cms/endpoints/editorsOnly.ts';
import { isPreparing, launchSite } from '../../../cms/launch.ts';
import { readAddress } from '../../../cms/mail/address/addresses.ts';
import { describeSenderRecords } from '../../../cms/mail/address/senderRecords.ts';
import { describeSending } from '../../../cms/mail/describeSending.ts';
import { readSender } from '../../../cms/mail/settings/outgoingMail.ts';
import { smallSiteOf } from '../../../cms/smallSite.ts';
import { listed } from '../../../shared/studioWords/listed.ts';
import { msg, t, tCount } from '../../../shared/studioWords/t.ts';
import { removeDemo } from '../demo/removeDemo.ts';
import { sendTestLetter } from '../mailProof.ts';
import { readFacts } from '../readFacts.ts';
import { firstSteps, leftToDo } from '../rules/firstSteps.ts';
import { hideSteps } from '../stepsHidden.ts';

const EDITORS = msg('Editors and admins prepare the site. Ask one of them.');

/** `POST /first-steps/letter`: sends a test letter to the requesting user. */
const letter: Endpoint = {
  path: '/first-steps/letter',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const to = addressOf(req);
    await sendTestLetter(req, to, Date.now());
    return answer({ said: describeSending(req.payload, t('The letter to {address}', { address: to })) });
  }, EDITORS),
};

/** `POST /first-steps/records`: what SPF, DKIM and DMARC say of the sender's domain. */
const records: Endpoint = {
  path: '/first-steps/records',
  method: 'post',
  handler: editorsOnly(async ({ payload }) => {
    const sender = readAddress(await readSender(payload));
    return answer({ said: (await describeSenderRecords(sender?.address ?? '')).join('\n') });
  }, EDITORS),
};

/** `POST /first-steps/hidden`: hides the steps for the requesting user, or shows them again: `{ isHidden }`. */
const hidden: Endpoint = {
  path: '/first-steps/hidden',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const { isHidden } = await bodyOf(req);
    if (typeof isHidden !== 'boolean') throw new Refusal(400, t('Say whether the steps are hidden.'));
    await hideSteps(req, isHidden);
    return answer({ isHidden });
  }, EDITORS),
};

/** `POST /first-steps/launch`: allows search engines. Refused while a required step is missing. */
const launch: Endpoint = {
  path: '/first-steps/launch',
  method: 'post',
  handler: editorsOnly(async (req) => {
    requireAdmin(req);
    if (!(await isPreparing(req.payload))) return answer({ isLaunched: true });
    const { vital } = leftToDo(firstSteps(await readFacts(req.payload, new Date())));
    if (vital.length > 0)
      throw new Refusal(
        409,
        t('The launch waits for: {steps}.', { steps: listed(vital.map(({ title }) => t('“{title}”', { title }))) }),
      );
    await launchSite(req);
    return answer({ isLaunched: true });
  }, EDITORS),
};

/** `POST /first-steps/demo`: removes unused content of the demo, and creates plain pages instead. */
const demo: Endpoint = {
  path: '/first-steps/demo',
  method: 'post',
  handler: editorsOnly(async (req) => {
    requireAdmin(req);
    const makeSmallSite = smallSiteOf(req.payload);
    if (!makeSmallSite)
      throw new Refusal(409, t('This server cannot make the pages that take its place. Start the built one.'));
    const { failed, gone } = await removeDemo(req.payload, makeSmallSite);
    const said = tCount('{count} document is gone.', '{count} documents are gone.', gone);
    return answer({
      said: failed.length > 0 ? `${said} ${t('These could not go: {list}', { list: failed.join('; ') })}` : said,
    });
  }, EDITORS),
};

/** Endpoints of the first steps, for editors and admins. */
export const firstStepsEndpoints: readonly Endpoint[] = [letter, records, hidden, launch, demo];

/** E-mail address of the requesting user. */
function addressOf({ user }: PayloadRequest): string {
  return String((user as { email?: string } | null)?.email ?? '');
}

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
}
