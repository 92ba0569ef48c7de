import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildConfig, type SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKinds } from '../../src/cms/blocks/createKinds.ts';
import { declaredTexts } from '../../src/cms/studio/language/translateConfig.ts';
import { testEnv } from '../../src/server/testSupport.ts';
import type { Kind, KindSetting } from '../../src/shared/layouts/kind.ts';
import type { Forms } from '../../src/shared/messages/forms.ts';
import { FIELD_CONTEXT, type StudioMessages } from '../../src/shared/studioWords/t.ts';
import { createConfig } from '../../src/studio/createConfig.ts';
import { STUDIO_FEATURES } from '../../src/studio/features.ts';
import { payloadTexts } from '../../src/studio/payloadWords.ts';
import { messagesInSource } from '../support/studioMessages.ts';
import { ROOT } from '../support/testPayload.ts';

/** `npm run words` sorts the catalogues and drops what nothing uses; the missing messages are then to be translated by hand. */
const IS_UPDATE = process.env.UPDATE_WORDS !== undefined;
const FOLDER = join(ROOT, 'src/cms/studio/language/catalogues');
const TRANSLATED = ['fr', 'ar'] as const;
/** Names of products, and examples of addresses and keys, which stay as they are in every language. */
const NAMES = new Set([
  ...[
    'Apple Music',
    'Behance',
    'Chrome',
    'Dribbble',
    'Facebook',
    'Firefox',
    'Google Analytics 4',
    'Google Tag Manager',
  ],
  ...['Instagram', 'LinkedIn', 'Messenger', 'Odnoklassniki', 'Opera', 'Pinterest', 'Reddit', 'Safari', 'SoundCloud'],
  ...['Spotify', 'Telegram', 'Threads', 'Tumblr', 'Viber', 'Vimeo', 'WhatsApp'],
  ...['/journeys/from-snow-to-sand/', 'https://news.example.com/hooks/rihla', 'whsec_…'],
]);
const PLURALS = { fr: ['one', 'many', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;

/** Each message with the file of the catalogue to which it belongs. */
let used: Map<string, string>;
/** Messages that a catalogue may have, in the same way. */
let apart: Map<string, string>;

beforeAll(async () => {
  used = new Map();
  apart = new Map();
  for (const [message, [file = '']] of messagesInSource(ROOT)) used.set(message, areaOf(file));
  for (const message of payloadTexts()) addUsed(message, 'payload.json');
  const config = (await buildConfig(createConfig(testEnv(), ROOT))) as SanitizedConfig;
  for (const { text } of declaredTexts({ ...config })) addUsed(text, 'fields.json');
  for (const message of kindTexts(createKinds(STUDIO_FEATURES.blocks))) addUsed(message, 'fields.json');
});

function addUsed(message: string, file: string): void {
  if (!/\p{L}/u.test(message)) return;
  if (!used.has(message)) used.set(message, file);
  // A label may have a translation of its own.
  if (file === 'fields.json') apart.set(message + FIELD_CONTEXT, file);
}

/** All texts of kinds that people read, as declared. */
function kindTexts(kinds: readonly Kind[]): string[] {
  const ofSetting = ({ label, onDevices, rows = [] }: KindSetting): string[] => [
    ...label.split(' › '),
    ...Object.values(onDevices?.options ?? {}),
    ...rows.flatMap(ofSetting),
  ];
  return kinds.flatMap(({ group, label, labels = [], settings, slots }) => [
    label,
    group,
    ...labels.map((one) => one.label),
    ...slots.flatMap((slot) => slot.label ?? []),
    ...settings.flatMap(ofSetting),
  ]);
}

/** `src/parts/shop/studio/Order.tsx` → `parts.json` */
function areaOf(file: string): string {
  return `${file.split('/')[1]}.json`;
}

function read(language: string): Map<string, StudioMessages> {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as StudioMessages]));
}

function whole(language: string): Record<string, Forms | string> {
  return Object.assign({}, ...read(language).values());
}

describe.each(TRANSLATED)('the catalogue in %s', (language) => {
  test.runIf(IS_UPDATE)('is written anew, each message in the file of its area', () => {
    const messages = whole(language);
    for (const name of read(language).keys()) rmSync(join(FOLDER, language, name));
    const byFile = Map.groupBy(
      [...used, ...apart].filter(([message]) => message in messages),
      ([, file]) => file,
    );
    for (const [file, entries] of byFile) {
      const sorted = entries.map(([message]) => message).sort();
      const content = Object.fromEntries(sorted.map((message) => [message, messages[message]]));
      writeFileSync(join(FOLDER, language, file), `${JSON.stringify(content, null, 2)}\n`);
    }
  });

  test('has every message that the studio uses', () => {
    const messages = whole(language);
    const missing = [...used.keys()].filter((message) => !(message in messages));
    if (process.env.MISSING) writeFileSync(`${process.env.MISSING}.${language}.json`, JSON.stringify(missing, null, 1));
    expect(missing).toEqual([]);
  });

  test('has nothing that the studio does not use, and each message in one file, in order', () => {
    for (const [name, messages] of read(language)) {
      const keys = Object.keys(messages);
      expect(keys.filter((message) => (used.get(message) ?? apart.get(message)) !== name)).toEqual([]);
      expect(keys).toEqual([...keys].sort());
    }
  });

  test('keeps the values of each message, and has all plural forms', () => {
    const wrong = Object.entries(whole(language)).filter(([message, translation]) => {
      if (typeof translation === 'string') return placeholders(translation) !== placeholders(message);
      const forms = PLURALS[language].map((form) => translation[form]);
      // A form for one number may do without the number.
      const names = (text: string): string => placeholders(text.replaceAll('{count}', ''));
      return forms.some((form) => !form || names(form) !== names(message));
    });
    expect(wrong).toEqual([]);
  });

  test('is written in its own letters', () => {
    const translations = Object.values(whole(language))
      .flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
      .filter((text) => !NAMES.has(text));
    const foreign = translations
      .map(withoutValues)
      .filter((text) =>
        language === 'ar' ? !/[\u0600-\u06ff]/.test(text) && /[a-z]{4}/.test(text) : /[\u0600-\u06ff]/.test(text),
      );
    expect(foreign).toEqual([]);
  });
});

function withoutValues(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '');
}

function placeholders(message: string): string {
  // Payload's own words have `{{name}}` and `<1>`.
  return (message.match(/\{+\w+\}+|<\/?\d+\/?>/g) ?? []).sort().join(' ');
}
