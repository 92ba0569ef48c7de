import { Bookmark, Link, type LucideIcon, Mail, Printer, Share2 } from 'lucide-react';
import digg from 'simple-icons/icons/digg.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import odnoklassniki from 'simple-icons/icons/odnoklassniki.svg?raw';
import pinterest from 'simple-icons/icons/pinterest.svg?raw';
import reddit from 'simple-icons/icons/reddit.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import threads from 'simple-icons/icons/threads.svg?raw';
import tumblr from 'simple-icons/icons/tumblr.svg?raw';
import vk from 'simple-icons/icons/vk.svg?raw';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import xing from 'simple-icons/icons/xing.svg?raw';

/** Logos of the networks, taken from the icon set at build time: no run-time dependency. */
const MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    digg,
    facebook,
    odnoklassniki,
    pinterest,
    reddit,
    telegram,
    threads,
    tumblr,
    vk,
    whatsapp,
    'x-twitter': x,
    xing,
  }).map(([id, svg]) => [id, svg.match(/ d="([^"]+)"/)?.[1] ?? '']),
);

/** Plain letters for networks whose owners do not allow redrawn logos, or that are discontinued. */
const LETTERS: Readonly<Record<string, string>> = {
  google: 'M11.5 9a4.5 4.5 0 1 0 1 3.5H8.5M18.5 9.5v5M16 12h5',
  linkedin: 'M5.5 10.5V18M5.5 6.5v.01M11 18v-7.5M11 14c0-2 1.5-3.5 4-3.5s3.5 1.5 3.5 4V18',
  skype: 'M16 8.5C15.5 7 14 6 12 6c-2.5 0-4 1.3-4 3 0 4 8 2 8 6 0 1.7-1.5 3-4 3-2.3 0-4-1-4.5-2.5',
  stumbleupon: 'M10 9C9 7.5 4.5 7.5 4.5 10s5.5 1.5 5.5 4-4.5 2.5-5.5 1M14 8.5v5a3 3 0 0 0 6 0v-5',
};

const SIGNS: Readonly<Record<string, LucideIcon>> = {
  copy: Link,
  email: Mail,
  native: Share2,
  pocket: Bookmark,
  print: Printer,
};

/** Edge of an icon in CSS px. */
const SIZE = 18;

/** Decorative icon of a network, or of copying, printing and the native share sheet. */
export function ShareIcon({ id }: { id: string }) {
  const Sign = Object.hasOwn(SIGNS, id) ? SIGNS[id] : undefined;
  if (Sign) return <Sign aria-hidden="true" size={SIZE} strokeWidth={1.75} />;
  const letters = Object.hasOwn(LETTERS, id) ? LETTERS[id] : undefined;
  return (
    <svg aria-hidden="true" height={SIZE} viewBox="0 0 24 24" width={SIZE}>
      {letters ? (
        <path d={letters} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
      ) : (
        <path d={MARKS[id]} fill="currentColor" />
      )}
    </svg>
  );
}
