import { Contact, Download, Link, type LucideIcon, Mail, MessageSquareText, Phone } from 'lucide-react';
import appleMusic from 'simple-icons/icons/applemusic.svg?raw';
import behance from 'simple-icons/icons/behance.svg?raw';
import dribbble from 'simple-icons/icons/dribbble.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import messenger from 'simple-icons/icons/messenger.svg?raw';
import pinterest from 'simple-icons/icons/pinterest.svg?raw';
import soundcloud from 'simple-icons/icons/soundcloud.svg?raw';
import spotify from 'simple-icons/icons/spotify.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import viber from 'simple-icons/icons/viber.svg?raw';
import vimeo from 'simple-icons/icons/vimeo.svg?raw';
import waze from 'simple-icons/icons/waze.svg?raw';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import type { ChannelName } from '../../parts/contact/rules/channels.ts';

/** Logos of the services, taken from the icon set at build time: no run-time dependency. */
const MARKS: Readonly<Partial<Record<ChannelName, string>>> = Object.fromEntries(
  Object.entries({
    'apple-music': appleMusic,
    behance,
    dribbble,
    facebook,
    instagram,
    messenger,
    pinterest,
    soundcloud,
    spotify,
    telegram,
    tiktok,
    viber,
    vimeo,
    waze,
    whatsapp,
    x,
    youtube,
  }).map(([name, svg]) => [name, svg.match(/ d="([^"]+)"/)?.[1] ?? '']),
);

/** Plain letters for services whose owners do not allow redrawn logos. */
const LETTERS: Readonly<Partial<Record<ChannelName, string>>> = {
  linkedin: 'M5.5 10.5V18M5.5 6.5v.01M11 18v-7.5M11 14c0-2 1.5-3.5 4-3.5s3.5 1.5 3.5 4V18',
  skype: 'M16 8.5C15.5 7 14 6 12 6c-2.5 0-4 1.3-4 3 0 4 8 2 8 6 0 1.7-1.5 3-4 3-2.3 0-4-1-4.5-2.5',
};

const SIGNS: Readonly<Partial<Record<ChannelName, LucideIcon>>> = {
  email: Mail,
  file: Download,
  phone: Phone,
  sms: MessageSquareText,
  url: Link,
  vcard: Contact,
};

/** Edge of an icon in CSS px. */
const SIZE = 20;

/** The decorative icon of a channel. */
export function ChannelIcon({ name }: { name: ChannelName }) {
  const Sign = SIGNS[name];
  if (Sign) return <Sign aria-hidden="true" size={SIZE} strokeWidth={1.75} />;
  const letters = LETTERS[name];
  return (
    <svg aria-hidden="true" height={SIZE} viewBox="0 0 24 24" width={SIZE}>
      {letters ? (
        <path d={letters} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
      ) : (
        <path d={MARKS[name]} fill="currentColor" />
      )}
    </svg>
  );
}
