import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import { readLocale } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import type { OpenOrder } from './openOrder.ts';

/** The context of a request in the language of an order: a link in a letter has no page that determines the language. */
export function inItsLanguage<Context extends Pick<EndpointContext, 'locale' | 't'>>(
  order: Pick<OpenOrder, 'locale'>,
  context: Context,
): Context {
  const locale = readLocale(order.locale);
  return { ...context, locale, t: createTranslate(locale) };
}
