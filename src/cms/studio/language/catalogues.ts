import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudioLanguage, StudioMessages } from '../../../shared/studioWords/t.ts';

/** Files with messages that only the server translates: of the configuration, and of Payload's own screens. */
const SERVER_FILES: readonly string[] = ['fields.json', 'payload.json'];

/** A catalogue with the part of it that the studio's scripts need. */
export interface Catalogue {
  messages: StudioMessages;
  forScripts: StudioMessages;
}

/**
 * Reads the catalogue of the studio's messages in a language from its files; `npm run words` keeps them. English has none.
 * @param root absolute path of the repository
 */
export function readCatalogue(root: string, language: StudioLanguage): Catalogue {
  if (language === 'en') return { messages: {}, forScripts: {} };
  const folder = join(root, 'src/cms/studio/language/catalogues', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (names: readonly string[]): StudioMessages =>
    Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StudioMessages));
  return { messages: read(files), forScripts: read(files.filter((name) => !SERVER_FILES.includes(name))) };
}
