import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes `.br` and `.gz` beside every text file below a folder, at the highest compression. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{css,js,json,svg,txt}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(text, BROTLI_OPTIONS));
      writeFileSync(`${file}.gz`, await promisify<Buffer, object, Buffer>(gzip)(text, { level: 9 }));
    }),
  );
}
