import type { Payload } from 'payload';
import { isTranslationLocale } from '../cms/translations/languages.ts';
import { recordSeed } from './recordSeed.ts';
import { seed } from './seed.ts';

/** Languages of the demo beside English, unless `DEMO_LANGUAGES` names others. */
const LANGUAGES = 'fr ar';

/**
 * Seeds the demo's content and reports progress on stdout. Its pictures follow later.
 * @throws errors of the seed
 */
export async function seedWithReport(payload: Payload): Promise<void> {
  const started = Date.now();
  process.stdout.write('The database is empty: making the demo site, once.\n');
  const languages = (process.env.DEMO_LANGUAGES ?? LANGUAGES).split(/[\s,]+/).filter(isTranslationLocale);
  await seed(payload, (line) => process.stdout.write(`  ${line}\n`), languages);
  await recordSeed(payload);
  process.stdout.write(
    `The demo site is ready (${Math.round((Date.now() - started) / 1000)} s); its pictures follow.\n`,
  );
}
