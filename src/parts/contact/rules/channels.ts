/** Type of a channel's value: a phone number, a profile name or URL, or any URL. */
type Kind = 'phone' | 'email' | 'profile' | 'place' | 'address' | 'file';

export interface Channel {
  /** For visitors and editors. */
  label: string;
  kind: Kind;
  /** Allowed hosts of a profile's URL, including subdomains. */
  hosts?: readonly string[];
  /** URL template of a profile, with `{}` for its name; without one, only a full URL is accepted. */
  profile?: string;
  /** Opens an app by its own URL scheme, so there is no page for a new tab. */
  isApp?: true;
}

/** All channels, in the order of the select field. */
export const CHANNELS = {
  phone: { label: 'Telephone', kind: 'phone', isApp: true },
  email: { label: 'E-mail', kind: 'email', isApp: true },
  sms: { label: 'Text message', kind: 'phone', isApp: true },
  whatsapp: { label: 'WhatsApp', kind: 'phone' },
  viber: { label: 'Viber', kind: 'phone', isApp: true },
  telegram: { label: 'Telegram', kind: 'profile', hosts: ['t.me', 'telegram.me'], profile: 'https://t.me/{}' },
  messenger: { label: 'Messenger', kind: 'profile', hosts: ['m.me', 'messenger.com'], profile: 'https://m.me/{}' },
  skype: { label: 'Skype (closed in 2025)', kind: 'profile', isApp: true, profile: 'skype:{}?chat' },
  waze: { label: 'Waze', kind: 'place', hosts: ['waze.com'] },
  facebook: {
    label: 'Facebook',
    kind: 'profile',
    hosts: ['facebook.com', 'fb.com'],
    profile: 'https://www.facebook.com/{}',
  },
  instagram: {
    label: 'Instagram',
    kind: 'profile',
    hosts: ['instagram.com'],
    profile: 'https://www.instagram.com/{}/',
  },
  x: { label: 'X', kind: 'profile', hosts: ['x.com', 'twitter.com'], profile: 'https://x.com/{}' },
  linkedin: { label: 'LinkedIn', kind: 'profile', hosts: ['linkedin.com'] },
  youtube: { label: 'YouTube', kind: 'profile', hosts: ['youtube.com'], profile: 'https://www.youtube.com/@{}' },
  tiktok: { label: 'TikTok', kind: 'profile', hosts: ['tiktok.com'], profile: 'https://www.tiktok.com/@{}' },
  pinterest: {
    label: 'Pinterest',
    kind: 'profile',
    hosts: ['pinterest.com', 'pin.it'],
    profile: 'https://www.pinterest.com/{}/',
  },
  vimeo: { label: 'Vimeo', kind: 'profile', hosts: ['vimeo.com'], profile: 'https://vimeo.com/{}' },
  spotify: { label: 'Spotify', kind: 'profile', hosts: ['spotify.com'] },
  'apple-music': { label: 'Apple Music', kind: 'profile', hosts: ['music.apple.com'] },
  soundcloud: {
    label: 'SoundCloud',
    kind: 'profile',
    hosts: ['soundcloud.com'],
    profile: 'https://soundcloud.com/{}',
  },
  behance: { label: 'Behance', kind: 'profile', hosts: ['behance.net'], profile: 'https://www.behance.net/{}' },
  dribbble: { label: 'Dribbble', kind: 'profile', hosts: ['dribbble.com'], profile: 'https://dribbble.com/{}' },
  vcard: { label: 'Contact card', kind: 'file' },
  file: { label: 'File', kind: 'file' },
  url: { label: 'Link', kind: 'address' },
} as const satisfies Record<string, Channel>;

export type ChannelName = keyof typeof CHANNELS;

export const CHANNEL_NAMES = Object.keys(CHANNELS) as ChannelName[];

/** The channel of a stored name; undefined for an unknown one. */
export function findChannel(name: unknown): (Channel & { name: ChannelName }) | undefined {
  const known = CHANNEL_NAMES.find((each) => each === name);
  return known && { name: known, ...CHANNELS[known] };
}
