import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Form } from '../../../cms/payload-types.ts';
import type { Done, EndpointContext } from '../../../endpoints/formEndpoint.ts';
import { fillPlaceholders, type Placeholders } from '../../../forms/fillPlaceholders.ts';
import { addressHref } from '../../../render/links/href.ts';
import type { LocaleCode } from '../../../shared/locales.ts';
import { encodePath } from '../../../shared/urls.ts';
import { renderAfterMessage } from './AfterMessage.tsx';
import { findPath } from './findPath.ts';

interface AnsweredForm extends Placeholders {
  /** Page of the form. */
  page: string | undefined;
}

/** Response to a successful submission: the same for the first time, for a repetition, and for spam. */
export async function answerSent(
  payload: Payload,
  form: Form,
  sent: AnsweredForm,
  { locale, t }: Pick<EndpointContext, 'locale' | 't'>,
): Promise<Done> {
  const { after, id, title } = form;
  const to = after?.kind === 'redirect' ? await leadsTo(payload, after.link, locale) : undefined;
  const popup = after?.kind === 'popup' && after.popup ? { popup: idOf(after.popup) } : {};
  const message = await renderAfterMessage(after?.message, {
    fill: (text) => fillPlaceholders(text, sent),
    pathOf: async (stored) => {
      const path = await findPath(payload, stored, locale);
      return path && encodePath(path);
    },
  });
  const main: ReactNode = message ?? <p>{t('form.sent', { reference: sent.reference })}</p>;
  const isOwnPath = to !== undefined && /^\/(?![/\\])/.test(to);
  return {
    kind: 'done',
    html: renderToStaticMarkup(main),
    ...(isOwnPath && { to }),
    data: { form: id, title, reference: sent.reference, ...(to !== undefined && { to }), ...popup },
    notice: {
      title: t('form.sentTitle'),
      paragraphs: [],
      main,
      link:
        to === undefined
          ? { label: t('form.back'), href: sent.page ? encodePath(sent.page) : '/' }
          : { label: t('form.goOn'), href: to },
    },
  };
}

async function leadsTo(
  payload: Payload,
  link: NonNullable<Form['after']>['link'],
  locale: LocaleCode,
): Promise<string | undefined> {
  if (link?.kind === 'address') return addressHref(link.address);
  const path = await findPath(payload, link?.document, locale);
  return path && encodePath(path);
}

function idOf(related: number | { id: number }): number {
  return typeof related === 'object' ? related.id : related;
}
