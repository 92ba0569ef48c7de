import { STATUSES } from '../../../forms/words.ts';
import { english, msg, t } from '../../../shared/studioWords/t.ts';

/** Events of a thread that are always the same words. They are stored in English, and translated when they are shown. */
export const EVENTS = {
  spam: msg('Marked as spam'),
  restored: msg('No spam: restored'),
  nobody: msg('Looked after by nobody'),
} as const;

/** Channels outside the studio by which a traveller was answered. */
export const CHANNELS = {
  phone: msg('Answered by phone'),
  chat: msg('Answered in a chat'),
  mail: msg('Answered by e-mail'),
} as const;

/** A status that follows another, as an event. */
export function statusEvent(from: keyof typeof STATUSES, to: keyof typeof STATUSES): string {
  return `${english(STATUSES[from])} → ${english(STATUSES[to])}`;
}

/** The event of an owner. */
export function ownerEvent(name: string | undefined): string {
  return name ? `Looked after by ${name}` : EVENTS.nobody;
}

/** A stored event in the language of whoever reads it; one that is not known stays as it is. */
export function translateEvent(text: string): string {
  const [, name] = /^Looked after by (.+)$/.exec(text) ?? [];
  if (name && text !== EVENTS.nobody) return t('Looked after by {name}', { name });
  const [, from = '', to = ''] = /^(\w+) → (\w+)$/.exec(text) ?? [];
  if (from && to) return t('{from} → {to}', { from: statusIn(from), to: statusIn(to) });
  const [, answered = '', span = ''] = /^(Answered .+?), after (.+)$/.exec(text) ?? [];
  if (span) return t('{answered}, after {span}', { answered: t(answered), span: spanIn(span) });
  return t(text);
}

function statusIn(stored: string): string {
  const known = Object.values(STATUSES).find((status) => english(status) === stored);
  return known ? t(known) : stored;
}

/** A span as `describeSpan` writes it: `3 h 20 min`. */
function spanIn(stored: string): string {
  return stored.replace(/(\d+) (d|h|min)\b/g, (_, count: string, unit: string) =>
    t(`{count} ${unit}`, { count: Number(count) }),
  );
}
