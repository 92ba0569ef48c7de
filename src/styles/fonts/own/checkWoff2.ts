import { FontFault } from './FontFault.ts';

/** Largest file that is accepted, in bytes: a variable typeface with all of Latin has some 300 kB. */
export const MAX_FONT_BYTES = 1_000_000;
/** Largest size of its tables once they are unpacked, in bytes, as the file itself names it. */
const MAX_UNPACKED_BYTES = 8_000_000;
const MAX_TABLES = 64;
const HEADER_BYTES = 48;

/** First bytes of the files that foundries and typeface menus have beside WOFF2. */
const OTHERS: readonly [string, string][] = [
  ['wOFF', 'WOFF file of the first version'],
  ['\0\x01\0\0', 'TrueType file (TTF)'],
  ['true', 'TrueType file (TTF)'],
  ['OTTO', 'OpenType file (OTF)'],
  ['ttcf', 'collection of typefaces (TTC)'],
];

/**
 * Checks the header of a WOFF2 file, before anything of it is unpacked.
 * @param name file name, for the message
 * @throws FontFault for another kind of file, one that was cut off, or one that would unpack to too much
 */
export function checkWoff2(file: Buffer, name: string): void {
  const said = `“${name}”`;
  const magic = file.toString('latin1', 0, 4);
  const other = OTHERS.find(([bytes]) => bytes === magic);
  if (other)
    throw new FontFault(
      `${said} is a ${other[1]}. Websites need WOFF2: download the web files of the typeface, or ask the foundry for them.`,
    );
  if (magic !== 'wOF2') throw new FontFault(`${said} is no typeface in the format WOFF2. Choose a .woff2 file.`);
  if (file.length > MAX_FONT_BYTES)
    throw new FontFault(
      `${said} is larger than 1 MB. Ask the foundry for web files, which have the letters of fewer languages.`,
    );
  const isWhole = file.length > HEADER_BYTES && file.readUInt32BE(8) === file.length;
  const tables = isWhole ? file.readUInt16BE(12) : 0;
  if (!isWhole || tables === 0 || tables > MAX_TABLES)
    throw new FontFault(`${said} is damaged or was cut off. Download it again.`);
  if (file.toString('latin1', 4, 8) === 'ttcf')
    throw new FontFault(`${said} has several typefaces in one file. Choose one file for each.`);
  if (file.readUInt32BE(16) > MAX_UNPACKED_BYTES)
    throw new FontFault(`${said} unpacks to more than 8 MB. Ask the foundry for web files.`);
}
