import type { StudioMessages } from './t.ts';

type English = ReadonlyMap<string, readonly string[]>;

/** English messages by their translations, for each catalogue; made once. */
const byCatalogue = new WeakMap<StudioMessages, English>();

/** The English messages that a text of the studio's language may be a translation of, without values; none in English. */
export function englishOf(text: string): readonly string[] {
  const messages = globalThis.rihlaStudioWords?.messages;
  if (!messages) return [];
  const known = byCatalogue.get(messages) ?? turnRound(messages);
  byCatalogue.set(messages, known);
  return known.get(text) ?? [];
}

function turnRound(messages: StudioMessages): English {
  const found = new Map<string, string[]>();
  for (const [english, translation] of Object.entries(messages)) {
    if (typeof translation !== 'string') continue;
    found.set(translation, [...(found.get(translation) ?? []), english]);
  }
  return found;
}
