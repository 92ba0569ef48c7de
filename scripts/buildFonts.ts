import { join } from 'node:path';
import { buildFonts } from '../src/styles/fonts/build/buildFonts.ts';

const fonts = await buildFonts(join(import.meta.dirname, '../dist/client'));
for (const { family, bytes, url } of fonts) process.stdout.write(`${family}: ${(bytes / 1000).toFixed(1)} kB ${url}\n`);
