import { msg } from '../../shared/studioWords/t.ts';

/**
 * What the process that cuts typefaces says (`src/styles/fonts/own/`), in English: refusals of files, and notes about those that are taken. `tSaid`
 * translates it for the editor; a test compares the two.
 */
export const FONT_FAULTS: readonly string[] = [
  msg(
    '“{file}” is a WOFF file of the first version. Websites need WOFF2: download the web files of the typeface, or ask the foundry for them.',
  ),
  msg(
    '“{file}” is a TrueType file (TTF). Websites need WOFF2: download the web files of the typeface, or ask the foundry for them.',
  ),
  msg(
    '“{file}” is a OpenType file (OTF). Websites need WOFF2: download the web files of the typeface, or ask the foundry for them.',
  ),
  msg(
    '“{file}” is a collection of typefaces (TTC). Websites need WOFF2: download the web files of the typeface, or ask the foundry for them.',
  ),
  msg('“{file}” is no typeface in the format WOFF2. Choose a .woff2 file.'),
  msg('“{file}” is larger than 1 MB. Ask the foundry for web files, which have the letters of fewer languages.'),
  msg('“{file}” is damaged or was cut off. Download it again.'),
  msg('“{file}” has several typefaces in one file. Choose one file for each.'),
  msg('“{file}” unpacks to more than 8 MB. Ask the foundry for web files.'),
  msg(
    'Cut to what this site needs, the typeface still has {size}, and a page may carry {most} of it. Choose a regular file alone, or a plainer typeface.',
  ),
  msg(
    'Cut to what this site needs, the italic still has {size}, and a page may carry {most} of it. Choose a regular file alone, or a plainer typeface.',
  ),
  msg(
    'Cut to what this site needs, the typeface still has {size}, and a page may carry {most} of it. Choose a plainer typeface.',
  ),
  msg('No file was chosen. Choose the WOFF2 files of one typeface.'),
  msg('“{file}” is damaged, or no typeface that browsers could show. Download it again.'),
  msg('One file is enough here: it is drawn at one weight, or has all weights in it. Choose one.'),
  msg(
    'Of the italic files choose a regular and a bold one, or one variable file that has all weights: these are {files}.',
  ),
  msg(
    'Of the upright files choose a regular and a bold one, or one variable file that has all weights: these are {files}.',
  ),
  msg('All of these files are italic. Choose the upright ones too: they carry the text.'),
  msg('“{file}” lacks letters of Arabic: {letters}. Choose a file that has all of them.'),
  msg('“{file}” lacks letters of the Latin alphabet: {letters}. Choose a file that has all of them.'),
  msg('“{file}” does not join Arabic letters. Choose a file with its OpenType features.'),
  msg('“{file}” says of itself that it may not be embedded: make sure that your licence covers websites.'),
  msg('Not in the file, and so drawn by a similar typeface of the device: {letters}'),
  msg('This typeface takes too long to prepare. Choose a plainer file, or ask the foundry for web files.'),
  msg('The typeface could not be prepared (the process ended with {how}). Try another file.'),
];
