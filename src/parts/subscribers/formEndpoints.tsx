import * as v from 'valibot';
import { isSealed, versionOf } from '../../content/seal.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import type { FormEndpoint } from '../../endpoints/formEndpoint.ts';
import { sayFault } from '../../endpoints/sayFault.ts';
import { isMailAddress, MAIL_ADDRESS_LENGTH } from '../../forms/isMailAddress.ts';
import { PROOF_NAME, TOKEN_NAME, TRAP_NAME } from '../../forms/spam/names.ts';
import { PROOF_MAX_LENGTH } from '../../forms/spam/proof.ts';
import { admit } from '../forms/protection/admit.ts';
import { changeByLink } from './changeByLink.ts';
import { LINK_LIMIT } from './queryEndpoints.ts';
import { foldAddress, requestSubscription } from './requestSubscription.ts';
import { CONFIRM_PATH, LEAVE_PATH } from './rules/links.ts';
import { BOX_MARK, CONSENT_LENGTH, FORM_TITLE_LENGTH, NAME_LENGTH, SUBSCRIBE_PATH } from './rules/subscribePath.ts';
import { SubscribeAgain } from './SubscribeAgain.tsx';
import subscribeCss from './subscribe.css?inline';
import { confirmNotice, leaveNotice } from './subscriptionNotices.ts';

const optionalText = (length: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(length)));

/** Endpoint of the subscribe form; its response does not reveal whether an address is subscribed. */
export const subscribe = defineFormEndpoint({
  path: SUBSCRIBE_PATH,
  fields: {
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(MAIL_ADDRESS_LENGTH),
      v.check((text: string) => isMailAddress(text), sayFault('form.email')),
    ),
    name: optionalText(NAME_LENGTH),
    agreed: v.boolean(),
    // The consent text as the page showed it, with its signature.
    words: v.pipe(v.string(), v.maxLength(CONSENT_LENGTH)),
    seal: v.pipe(v.string(), v.maxLength(60)),
    form: optionalText(FORM_TITLE_LENGTH),
    _page: v.optional(v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])/))),
    [TRAP_NAME]: optionalText(1_000),
    [TOKEN_NAME]: optionalText(200),
    [PROOF_NAME]: optionalText(PROOF_MAX_LENGTH),
  },
  otherFields: 'dropped',
  // The finer limits of all forms are in `admit`.
  rateLimit: { name: 'subscribe', max: 30 },
  maxBytes: 24 * 1024,
  isOfPages: true,
  form: {
    async render({ faults, message, typed }, { showNotice, t }) {
      const title = t('subscribe.againTitle');
      const paragraphs = [message ?? t('form.refused')];
      const main = <SubscribeAgain faults={faults} t={t} typed={typed} />;
      return showNotice({ title, paragraphs, main, css: subscribeCss });
    },
  },
  async handle(values, { now, payload, t, visitor }) {
    const { agreed, email, form, name, seal, _page: source } = values;
    // Forms send line breaks as CRLF.
    const words = values.words.replace(/\r\n?/g, '\n');
    const { secret } = payload;
    const hasBox = isSealed(secret, { words: BOX_MARK + words, seal });
    if (!hasBox && !isSealed(secret, { words, seal }))
      return { kind: 'refused', faults: { email: t('subscribe.outdated') } };
    if (hasBox && !agreed) return { kind: 'refused', faults: { agreed: t('subscribe.tick') } };
    const sent = { trap: values[TRAP_NAME], token: values[TOKEN_NAME], proof: values[PROOF_NAME] };
    const admitted = await admit(sent, { name: 'subscribe' }, { visitor, secret, now: now.getTime() });
    if (!admitted.evidence) return { kind: 'too-often', seconds: admitted.waitSeconds };
    const request = {
      email: foldAddress(email),
      name: name || undefined,
      consentText: words,
      form: form || undefined,
      visitor,
    };
    await requestSubscription(
      payload,
      { ...request, consentVersion: versionOf(words), source },
      admitted.evidence,
      now,
    );
    const notice = { title: t('subscribe.sentTitle'), paragraphs: [t('subscribe.sent')] };
    return { kind: 'done', notice: { ...notice, link: { label: t('subscribe.home'), href: '/' } } };
  },
});

/** Endpoint of the button on the confirmation link's page. */
export const confirmSubscription = defineFormEndpoint({
  path: CONFIRM_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LINK_LIMIT,
  maxBytes: 1024,
  // The key of the link authorizes; a page with `no-referrer` sends no origin.
  isForAnybody: true,
  isOfPages: true,
  async handle(_, { now, params, payload, t }) {
    const notice = confirmNotice(await changeByLink(payload, 'confirm', params.token, now), t, true);
    return notice ? { kind: 'done', notice } : { kind: 'missing' };
  },
});

const leave = defineFormEndpoint({
  path: LEAVE_PATH,
  fields: {},
  otherFields: 'dropped',
  rateLimit: LINK_LIMIT,
  maxBytes: 4 * 1024,
  isForAnybody: true,
  isOfPages: true,
  async handle(_, { now, params, payload, t }) {
    const notice = leaveNotice(await changeByLink(payload, 'leave', params.token, now), t, true);
    return notice ? { kind: 'done', notice } : { kind: 'missing' };
  },
});

/**
 * Unsubscribes with one request, from the page or a mail program, whatever the body: mail programs may send it as multipart form, though without
 * files (RFC 8058, 3.2).
 */
export const leaveSubscription: FormEndpoint = {
  ...leave,
  maxFileBytes: leave.maxBytes,
  take: (_, context) => leave.take(undefined, context),
};
