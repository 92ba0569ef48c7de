import { isOn, type Switch } from '../../../shared/switch.ts';
import { DEFAULT_MODE } from './provider.ts';

/** Settings of chat links, with the specification's names. */
export type UrlSettings = { onDesktop?: string | null; onMobile?: string | null; openInNewTab?: Switch };

/** The `mode` of `buildChatLink` for the visitor's device. */
export function linkMode(settings: UrlSettings | null | undefined, isMobile: boolean): string {
  return (isMobile ? settings?.onMobile : settings?.onDesktop) || DEFAULT_MODE;
}

/** Attributes of a chat link, besides its URL. */
export function linkAttributes(settings: UrlSettings | null | undefined): { target?: '_blank'; rel: string } {
  const rel = 'nofollow noopener noreferrer';
  return isOn(settings?.openInNewTab, true) ? { target: '_blank', rel } : { rel };
}
