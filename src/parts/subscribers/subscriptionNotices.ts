import type { Notice } from '../../endpoints/notice.ts';
import type { Translate } from '../../shared/messages/index.ts';
import type { FoundSubscriber } from './changeByLink.ts';

const HOME = '/';

/** Page of a confirmation link: a question, which alone changes nothing (mail scanners open links too), or the result. */
export function confirmNotice(found: FoundSubscriber, t: Translate, isDone: boolean): Notice | undefined {
  if (found.kind === 'foreign') return undefined;
  const link = { label: t('subscribe.home'), href: HOME };
  if (found.kind === 'gone' || found.subscriber.state === 'unsubscribed' || found.subscriber.state === 'bounced')
    return { title: t('subscribe.goneTitle'), paragraphs: [t('subscribe.gone')], link, status: 410 };
  if (isDone || found.subscriber.state === 'subscribed')
    return { title: t('subscribe.confirmedTitle'), paragraphs: [t('subscribe.confirmed')], link };
  const paragraphs = [t('subscribe.confirmText', { email: found.subscriber.email })];
  return { title: t('subscribe.confirmTitle'), paragraphs, button: t('subscribe.confirm') };
}

/** The same for an unsubscribe link. A deleted subscriber counts as unsubscribed. */
export function leaveNotice(found: FoundSubscriber, t: Translate, isDone: boolean): Notice | undefined {
  if (found.kind === 'foreign') return undefined;
  const link = { label: t('subscribe.home'), href: HOME };
  if (isDone || found.kind === 'gone' || found.subscriber.state === 'unsubscribed')
    return { title: t('subscribe.leftTitle'), paragraphs: [t('subscribe.left')], link };
  const paragraphs = [t('subscribe.leaveText', { email: found.subscriber.email })];
  return { title: t('subscribe.leaveTitle'), paragraphs, button: t('subscribe.leave'), link };
}
