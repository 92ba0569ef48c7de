import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { STUDIO_LANGUAGES, type StudioLanguage, type StudioWords } from '../../../shared/studioWords/t.ts';
import { readCatalogue } from './catalogues.ts';
import { requestLanguage } from './requestLanguage.ts';

/** Where the scripts with the catalogues are, before their names. */
export const WORDS_PATH = '/admin/words/';

const current = new AsyncLocalStorage<StudioWords>();

/** Languages of the studio in this process. */
export interface StudioLanguages {
  /** Runs the work for a request in its language: `t` and all declarations speak it until the work ends. */
  serve<Result>(headers: IncomingHttpHeaders, work: () => Result): Result;
  /** The script that sets the catalogue in the browser, by its file name; undefined for any other name. */
  findScript(file: string): WordsScript | undefined;
}

/** A script that sets a catalogue in the browser. */
export interface WordsScript {
  text: string;
  /** With Brotli; compressed once. */
  compressed(): Promise<Buffer>;
}

interface Served {
  words: StudioWords;
  file: string;
  script: WordsScript;
}

/**
 * Loads the catalogues and lets `t` read that of the request that is being answered.
 * @param root absolute path of the repository
 */
export function createStudioLanguages(root: string): StudioLanguages {
  // The studio's bundle has modules of its own: what both read is the global object.
  Object.defineProperty(globalThis, 'rihlaStudioWords', { configurable: true, get: () => current.getStore() });
  const served = new Map<StudioLanguage, Served>();
  for (const language of STUDIO_LANGUAGES) if (language !== 'en') served.set(language, load(root, language));
  return {
    serve(headers, work) {
      const words = served.get(requestLanguage(headers))?.words;
      return words ? current.run(words, work) : work();
    },
    findScript(file) {
      return [...served.values()].find((one) => one.file === file)?.script;
    },
  };
}

function load(root: string, language: StudioLanguage): Served {
  const { messages, forScripts } = readCatalogue(root, language);
  const text = `globalThis.rihlaStudioWords=${JSON.stringify({ language, messages: forScripts })}`;
  const file = `${language}-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.js`;
  let made: Promise<Buffer> | undefined;
  const compressed = (): Promise<Buffer> => {
    made ??= promisify(brotliCompress)(text);
    return made;
  };
  return { words: { language, messages, script: WORDS_PATH + file }, file, script: { text, compressed } };
}
