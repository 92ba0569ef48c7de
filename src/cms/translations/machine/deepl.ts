import type * as Deepl from 'deepl-node';
import type { DeeplSettings } from '../../../env.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { MachineError } from './machineError.ts';
import type { MachineTranslator } from './machineTranslator.ts';
import { KEPT_TAG } from './xmlText.ts';

/** Limits of one request (developers.deepl.com, translate text): 50 texts and 128 KiB, less room for what is around the texts. */
const MAX_TEXTS = 50;
const MAX_BYTES = 100_000;
/** Retries of a request that failed for the moment: after 1 s, and 1.6 s more. */
const RETRIES = 2;
/** Patience for one answer, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * DeepL by its own SDK, which is loaded with the first request.
 * @param retries of a request that failed for the moment
 */
export function createDeepl({ apiBase, authKey }: DeeplSettings, retries = RETRIES): MachineTranslator {
  const ask = async <Answer>(use: (client: Deepl.DeepLClient) => Promise<Answer>): Promise<Answer> => {
    const sdk = await import('deepl-node');
    const options = { maxRetries: retries, minTimeout: TIMEOUT_MS, sendPlatformInfo: false };
    try {
      return await use(new sdk.DeepLClient(authKey, { ...options, ...(apiBase && { serverUrl: apiBase }) }));
    } catch (error) {
      throw new MachineError(reasonOf(error, sdk), { cause: error });
    }
  };
  return {
    name: 'DeepL',
    async translate(texts, to, context) {
      const translated: string[] = [];
      for (const batch of batchesOf(texts)) {
        const options = {
          context,
          ignoreTags: KEPT_TAG,
          outlineDetection: false,
          tagHandling: 'xml',
          tagHandlingVersion: 'v2',
        } as const;
        const found = await ask((client) => client.translateText(batch, DEFAULT_LOCALE, to, options));
        if (found.length !== batch.length) throw new MachineError(t('DeepL answered with another number of texts.'));
        translated.push(...found.map(({ text }) => text));
      }
      return translated;
    },
    async readLeft() {
      const { character } = await ask((client) => client.getUsage());
      return character && Math.max(0, character.limit - character.count);
    },
  };
}

function* batchesOf(texts: readonly string[]): Iterable<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    if (batch.length === MAX_TEXTS || (batch.length > 0 && bytes + size > MAX_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** The SDK's own words can quote what was sent. */
function reasonOf(error: unknown, sdk: typeof Deepl): string {
  if (error instanceof sdk.AuthorizationError)
    return t('DeepL does not know the key. An admin corrects it under Services.');
  if (error instanceof sdk.QuotaExceededError)
    return t('The account at DeepL has no characters left for this period. Wait for the next one, or change its plan.');
  if (error instanceof sdk.TooManyRequestsError) return t('DeepL is asked too much at once. Try again in a minute.');
  if (error instanceof sdk.ConnectionError) return t('DeepL cannot be reached. Try again in a minute.');
  return t(
    'DeepL refused the texts, or its answer cannot be read. Try again; if it stays so, translate these by hand.',
  );
}
