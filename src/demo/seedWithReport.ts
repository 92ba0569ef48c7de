import type { Payload } from 'payload';
import { isTranslationLocale } from '../cms/translations/languages.ts';
import { recordSeed } from './recordSeed.ts';
import { seed } from './seed.ts';

/**
 * Seeds the demo's content and reports progress on stdout. Its pictures follow later.
 * @param languages those of a part of it, beside English
 * @throws errors of the seed
 */
export async function seedWithReport(payload: Payload, languages: readonly string[]): Promise<void> {
  const started = Date.now();
  process.stdout.write('The database is empty: making the demo site, once.\n');
  await seed(payload, (line) => process.stdout.write(`  ${line}\n`), languages.filter(isTranslationLocale));
  await recordSeed(payload);
  process.stdout.write(
    `The demo site is ready (${Math.round((Date.now() - started) / 1000)} s); its pictures follow.\n`,
  );
}
