import type { PackedWeek } from './rules/packWeek.ts';

/** When an account can be reached. The texts are sanitised HTML without links. */
export type ChatHours = { week: PackedWeek; off: string; back: string };

/** Props of the chat island: what the browser has to judge. What is absent is off, or as it is by default. */
export type ChatProps = {
  /** By the account's id; those who are always available are not among them. */
  hours?: Record<string, ChatHours>;
  /** The status in words, plain text; with hours only. */
  words?: { online: string; offline: string };
  timezone?: string;
  timeSymbols?: string;
  /** How links open, where that depends on the device. */
  modes?: { desktop: string; mobile: string };
  /** Links into the app leave the text out. */
  hasNoTextInApp?: true;
  /** The only kind of device on which the floating button is shown. */
  only?: 'desktop' | 'mobile';
};
