import { randomUUID } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { counterKey } from '../../../cms/database/counters/counterKey.ts';
import { countUse } from '../../../cms/database/counters/countUse.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { editorsOnly, Refusal, userOf } from '../../../cms/endpoints/editorsOnly.ts';
import { describeSending } from '../../../cms/mail/describeSending.ts';
import { queueMail } from '../../../cms/mail/queue/queueMail.ts';
import { writeLetterTexts } from '../../../cms/mail/settings/LetterTexts.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { readDraft } from './readDraft.ts';
import { writePreview } from './writePreview.ts';

const EDITORS = msg('Editors and admins write the texts of letters. Ask one of them.');
const HOUR_MS = 3_600_000;
/** Maximum number of letters that an account sends itself within an hour. */
const MAX_LETTERS = 20;

/** `POST /letters/texts`: stores the texts of a letter in one language. Refused when another user has changed one since it was read. */
const texts: Endpoint = {
  path: '/letters/texts',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const { letter, locale, seen, texts } = await readDraft(req);
    const kept = await writeLetterTexts(req, locale, texts, (stored) => {
      const changed = letter.texts.find(
        ([key]) => key in texts && (stored[locale]?.[key] ?? null) !== (seen[key] ?? null),
      );
      if (changed)
        throw new Refusal(
          409,
          t('{text}: somebody else has changed this text meanwhile. Copy what you wrote, and load the page again.', {
            text: t(changed[1]),
          }),
        );
    });
    const own = Object.fromEntries(letter.texts.map(([key]) => [key, kept[locale]?.[key] ?? null]));
    return answer({ said: t('Saved. The next letters say it.'), texts: own });
  }, EDITORS),
};

/** `POST /letters/preview`: renders the letter now, with unsaved texts. */
const preview: Endpoint = {
  path: '/letters/preview',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const { html, reference, subject } = await writePreview(req, await readDraft(req), new Date());
    return answer({ html, reference, subject });
  }, EDITORS),
};

/** `POST /letters/send`: the same, sent to the requesting user only. */
const send: Endpoint = {
  path: '/letters/send',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const draft = await readDraft(req);
    const to = addressOf(req);
    await inTransaction(req, async () => {
      const now = Date.now();
      const counter = counterKey(req.payload.secret, 'letters-to-oneself', String(userOf(req).id));
      if ((await countUse(req, { key: counter, expires: now + HOUR_MS }, now)) > MAX_LETTERS)
        throw new Refusal(
          429,
          t('You have sent yourself so many letters that no more go out just now. Try again in an hour.'),
        );
      const { headers, html, subject, text } = await writePreview(req, draft, new Date(now));
      await queueMail(
        req,
        { headers, html, subject, text, to, isPrivate: true },
        { key: `letter-shown:${randomUUID()}` },
      );
    });
    return answer({ said: describeSending(req.payload, t('The letter to {address}', { address: to })) });
  }, EDITORS),
};

/** Endpoints of the pages of letters, for editors and admins. */
export const letterEndpoints: readonly Endpoint[] = [texts, preview, send];

/** E-mail address of the requesting user. */
function addressOf({ user }: PayloadRequest): string {
  return String((user as { email?: string } | null)?.email ?? '');
}

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
}
