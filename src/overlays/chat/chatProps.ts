import type { PackedWeek } from '../../shared/chat/packWeek.ts';

/** What the browser has to know of an account that its markup does not say. */
export type ChatAccountProps = {
  id: number;
  /** Together with `text`, where the link depends on the visitor's device or on the page's address as it is now. */
  number?: string;
  text?: string;
  /** Absent when the account is always available. The texts are sanitised HTML without links. */
  hours?: { week: PackedWeek; off: string; back: string };
};

/** Props of the chat island. What is absent is off, or as it is by default. */
export type ChatProps = {
  accounts: ChatAccountProps[];
  /** The status in words, plain text. */
  words: { online: string; offline: string };
  timezone?: string;
  timeSymbols?: string;
  /** Modes of links on desktops and on mobile devices, where they differ or a link is built anew. */
  modes?: { desktop: string; mobile: string };
  /** Links into the app leave the text out. */
  hasNoTextInApp?: true;
  /** The only kind of device on which the floating button is shown. */
  only?: 'desktop' | 'mobile';
};
