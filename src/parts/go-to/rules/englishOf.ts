import type { StudioMessages } from '../../../shared/studioWords/t.ts';

/** English messages by their translations, for each catalogue; made once. */
const byCatalogue = new WeakMap<StudioMessages, ReadonlyMap<string, string>>();

/** The English text of a label that is in the studio's language: who learned a label in English looks for it by that, too. Empty in English. */
export function englishOf(label: string): string {
  const messages = globalThis.rihlaStudioWords?.messages;
  if (!messages) return '';
  const known = byCatalogue.get(messages) ?? turnRound(messages);
  byCatalogue.set(messages, known);
  return known.get(label) ?? '';
}

function turnRound(messages: StudioMessages): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [english, translation] of Object.entries(messages)) {
    if (typeof translation !== 'string') continue;
    const before = found.get(translation);
    found.set(translation, before ? `${before} ${english}` : english);
  }
  return found;
}
