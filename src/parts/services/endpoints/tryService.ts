import type { PayloadRequest } from 'payload';
import { Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import { classifyFailure } from '../../../cms/mail/delivery/classifyFailure.ts';
import { connectMailServer } from '../../../cms/mail/delivery/mailServer.ts';
import { readSender } from '../../../cms/mail/settings/outgoingMail.ts';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import type { MailServerSettings, ServiceSettings } from '../../../cms/services/serviceKinds.ts';
import { createDeepl } from '../../../cms/translations/machine/deepl.ts';
import { MachineError } from '../../../cms/translations/machine/machineError.ts';
import type { DeeplSettings } from '../../../env.ts';
import { formatNumber } from '../../../shared/formatNumber.ts';
import { studioLanguage, t } from '../../../shared/studioWords/t.ts';
import { PaymentError } from '../../shop/payments/port.ts';
import { tryPaypal, tryStripe } from '../../shop/payments/tryProvider.ts';

/**
 * Verifies keys with their service.
 * @param settings of one service
 * @returns the result, as text
 * @throws Refusal with the service's reason
 */
export async function tryService(req: PayloadRequest, settings: Partial<ServiceSettings>): Promise<string> {
  const { deepl, mail, paypal, stripe } = settings;
  if (mail) return sendTrialLetter(req, mail);
  if (deepl) return tryDeepl(deepl);
  try {
    if (stripe) return await tryStripe(stripe);
    if (paypal) return await tryPaypal(paypal);
  } catch (error) {
    if (error instanceof PaymentError) throw new Refusal(422, error.message);
    throw error;
  }
  throw new Refusal(404, t('There is nothing to try: no keys are set.'));
}

/** Asks DeepL how much of its plan is used, which no characters are billed for. */
async function tryDeepl(settings: DeeplSettings): Promise<string> {
  try {
    const left = await createDeepl(settings).readLeft();
    return left === undefined
      ? t('DeepL knows the key.')
      : t('DeepL knows the key. {count} characters are left in this period.', {
          count: formatNumber(left, studioLanguage()),
        });
  } catch (error) {
    if (error instanceof MachineError) throw new Refusal(422, error.message);
    throw error;
  }
}

/** A mail to the requesting user, bypassing the queue: the server may not be the one in use. */
async function sendTrialLetter(req: PayloadRequest, server: MailServerSettings): Promise<string> {
  const { payload, user } = req;
  const to = String((user as { email?: string } | null)?.email ?? '');
  const site = new URL(publicUrlOf(payload)).host;
  const now = Date.now();
  try {
    const deliver = (await connectMailServer({ publicUrl: publicUrlOf(payload) }, server))(payload);
    await deliver({
      from: await readSender(payload),
      to,
      subject: t('The mail server of {site} takes letters', { site }),
      text: `${t('You have tried the mail server of {site}, and this letter has come through it.', { site })}\n`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw new Refusal(422, classifyFailure(error, 1, now, now).words);
  }
  return t(
    'The mail server has taken a letter to {address}. See that it arrives, in the folder of unwanted mail too.',
    {
      address: to,
    },
  );
}
