import { isSafeHref } from '../../../shared/urls.ts';
import { phoneDigits } from '../../chat/rules/phoneDigits.ts';
import { type Channel, type ChannelName, findChannel } from './channels.ts';

/** A stored contact. */
export interface StoredContact {
  channel?: string | null;
  /** A phone number, a name, or a URL, depending on the channel. */
  value?: string | null;
  /** Of an e-mail. */
  subject?: string | null;
  /** Predefined text of an e-mail or a message. */
  message?: string | null;
  /** Action of a Viber link. */
  viber?: string | null;
}

export interface ContactLink {
  channel: ChannelName;
  href: string;
  /** Whether it opens in a new tab, as a page of another site. */
  isOutside: boolean;
  isFile: boolean;
}

/**
 * Link of a channel.
 * @returns undefined for an unknown channel or an invalid value
 */
export function contactLink(stored: StoredContact): ContactLink | undefined {
  const channel = findChannel(stored.channel);
  const value = plain(stored.value);
  const href = channel && value && hrefOf(channel, value, stored);
  if (!channel || !href) return undefined;
  const isOutside = !channel.isApp && /^https?:/i.test(href) && channel.kind !== 'file';
  return { channel: channel.name, href, isOutside, isFile: channel.kind === 'file' };
}

function hrefOf(channel: Channel & { name: ChannelName }, value: string, stored: StoredContact): string | undefined {
  switch (channel.kind) {
    case 'phone':
      return phoneHref(channel.name, phoneDigits(value), stored);
    case 'email':
      return emailHref(value, stored);
    case 'profile':
      return profileHref(channel, value);
    case 'place':
      return isOnHost(value, channel.hosts) ? value : `https://waze.com/ul?q=${encodeURIComponent(value)}&navigate=yes`;
    default:
      return isSafeHref(value) && /^(?:https?:|\/)/i.test(value) ? value : undefined;
  }
}

function phoneHref(name: ChannelName, digits: string, { message, viber }: StoredContact): string | undefined {
  if (!digits) return undefined;
  const text = encodeURIComponent(plain(message));
  if (name === 'whatsapp') return `https://wa.me/${digits}${text && `?text=${text}`}`;
  if (name === 'sms') return `sms:+${digits}${text && `?&body=${text}`}`;
  if (name === 'viber') return viberHref(digits, viber);
  return `tel:+${digits}`;
}

/** Viber's URL schemes require the plus sign in `chat` and `contact`, and none in `add`. */
function viberHref(digits: string, action: string | null | undefined): string {
  if (action === 'add') return `viber://add?number=${digits}`;
  return `viber://${action === 'contact' ? 'contact' : 'chat'}?number=%2B${digits}`;
}

function emailHref(address: string, { message, subject }: StoredContact): string | undefined {
  if (!/^[^\s@?&#,;:"<>]+@[^\s@?&#,;:"<>]+\.[^\s@?&#,;:"<>]+$/.test(address)) return undefined;
  const parameters = Object.entries({ subject, body: message }).flatMap(([name, text]) =>
    plain(text) ? [`${name}=${encodeURIComponent(plain(text))}`] : [],
  );
  return `mailto:${address}${parameters.length ? `?${parameters.join('&')}` : ''}`;
}

function profileHref({ hosts, profile }: Channel, value: string): string | undefined {
  if (isOnHost(value, hosts)) return value;
  const name = value.replace(/^@/, '');
  return profile && /^[\p{L}\p{N}._-]{1,100}$/u.test(name)
    ? profile.replace('{}', () => encodeURIComponent(name))
    : undefined;
}

function isOnHost(value: string, hosts: readonly string[] = []): boolean {
  if (!isSafeHref(value) || !URL.canParse(value)) return false;
  const { hostname, protocol } = new URL(value);
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Lone surrogates cannot be encoded in a URL. */
function plain(text: string | null | undefined): string {
  return typeof text === 'string' ? text.trim().toWellFormed() : '';
}
