import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { APIError, type FieldHook } from 'payload';
import { LAYOUT_LIMITS } from '../../shared/layouts/limits.ts';
import { isPacked } from '../../shared/layouts/packed.ts';
import { isJsonDeeperThan } from '../../shared/limits/isJsonDeeperThan.ts';
import { t } from '../../shared/studioWords/t.ts';

/**
 * Maximum size of an unpacked layout, in bytes: the limit of a layout (`src/shared/layouts/limits.ts`), up to three
 * bytes a character. Guards against decompression bombs.
 */
export const MAX_UNPACKED = 8 * 1024 * 1024;

const unzip = promisify(gunzip);

/** Unpacks a layout as the editor sends it (gzip). Anything else is left alone. */
export const unpackLayout: FieldHook = async ({ value }) => (isPacked(value) ? unpack(value.packed) : undefined);

/**
 * @param packed gzipped JSON, as base64
 * @throws APIError 400 when it is anything else, too large or too deep
 */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const bytes = await unzip(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_UNPACKED });
    const text = bytes.toString('utf8');
    if (isJsonDeeperThan(text, LAYOUT_LIMITS.levels)) throw new RangeError('It nests too deep.');
    return JSON.parse(text);
  } catch {
    throw new APIError(
      t('The layout could not be read: send it as JSON, or packed as the editor does.'),
      400,
      null,
      true,
    );
  }
}
