import type Stripe from 'stripe';

/** The languages of Stripe's page (`locale`, docs.stripe.com/api/checkout/sessions/create). */
const LOCALES: readonly Stripe.Checkout.SessionCreateParams.Locale[] =
  'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );
/** Aliases of language codes. */
const OTHERWISE: Readonly<Record<string, string>> = { hi: 'hi-IN', nn: 'nb', no: 'nb', tl: 'fil' };

/** Language of Stripe's page for one of ours (BCP 47); `auto`, the browser's, where Stripe does not have it. */
export function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const [language = ''] = locale.toLowerCase().split('-');
  const wanted = [locale.toLowerCase(), language, OTHERWISE[language]?.toLowerCase()];
  return wanted.flatMap((name) => LOCALES.filter((known) => known.toLowerCase() === name))[0] ?? 'auto';
}
