import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findTokens, isDocumentToken } from '../things.ts';

const DECODERS = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** Checks every cached page: complete, of one revision, and in `pages/` the same text in each encoding. */
export function checkDiskCache(dataDir: string): string[] {
  const faults: string[] = [];
  for (const file of globSync('{pages,last-good}/**/index.html', { cwd: dataDir })) {
    const html = readFileSync(join(dataDir, file));
    if (!html.toString().trimEnd().endsWith('</html>')) faults.push(`${file} is cut off.`);
    const tokens = findTokens(html.toString()).filter(isDocumentToken);
    if (tokens.length > 1) faults.push(`${file} is of ${tokens.length} revisions: ${tokens.join(', ')}.`);
  }
  for (const [ending, decode] of Object.entries(DECODERS)) {
    for (const file of globSync(`{pages,last-good}/**/index.html${ending}`, { cwd: dataDir })) {
      const text = tryDecode(decode, readFileSync(join(dataDir, file)));
      const plain = join(dataDir, dirname(file), 'index.html');
      if (!text) faults.push(`${file} cannot be decoded.`);
      // In `last-good/` the server reads only the plain file.
      else if (file.startsWith('pages') && existsSync(plain) && !text.equals(readFileSync(plain)))
        faults.push(`${file} is another text than the plain file.`);
    }
  }
  return faults;
}

function tryDecode(decode: (bytes: Buffer) => Buffer, bytes: Buffer): Buffer | undefined {
  try {
    return decode(bytes);
  } catch {
    // Damaged files are reported, not thrown.
    return undefined;
  }
}
