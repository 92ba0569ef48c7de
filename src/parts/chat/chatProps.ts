import type { PackedWeek } from './rules/packWeek.ts';

/** Opening hours of an account. The texts are sanitized HTML without links. */
export type ChatHours = { week: PackedWeek; off: string; back: string };

/** Props of the chat island: what the browser decides. Absent values are off, or the default. */
export type ChatProps = {
  /** By account id; without accounts that are always available. */
  hours?: Record<string, ChatHours>;
  /** Status texts, plain; with hours only. */
  words?: { online: string; offline: string };
  timezone?: string;
  timeSymbols?: string;
  /** Link modes, where they depend on the device. */
  modes?: { desktop: string; mobile: string };
  /** Links into the app omit the text. */
  hasNoTextInApp?: true;
  /** The only kind of device on which the floating button is shown. */
  only?: 'desktop' | 'mobile';
};
