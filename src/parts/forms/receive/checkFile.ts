import { fileTypeFromBuffer } from 'file-type';
import { endingOf, endingOfType, isAccepted } from '../../../forms/uploadTypes.ts';

/** What a file is by its first bytes, as far as a field takes it. */
export interface CheckedFile {
  /** The ending that it is stored with. */
  ending: string;
  type: string;
}

/**
 * Looks at what a file is, not at what it is called or says of itself.
 * @param accept the endings that its field takes
 * @returns undefined when it is none of those, or something else than its name says
 */
export async function checkFile(
  { bytes, name }: { bytes: Uint8Array; name: string },
  accept: readonly string[],
): Promise<CheckedFile | undefined> {
  if (!isAccepted(endingOf(name), accept)) return undefined;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const ending =
    found &&
    endingOfType(
      found.mime,
      [endingOf(name)].map(plain).filter((each) => accept.includes(each)),
    );
  return ending ? { ending, type: found.mime } : undefined;
}

function plain(ending: string): string {
  return { heif: 'heic', jpeg: 'jpg' }[ending] ?? ending;
}

/** The longest name of a file that is kept. */
const NAME_LENGTH = 120;

/** A file's name as it is shown and offered for saving: without folders, and without characters that turn or hide what follows. */
export function tidyFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '').trim();
  const ending = endingOf(clean);
  const base = ending ? clean.slice(0, -ending.length - 1) : clean;
  const short = [...(base || 'file')].slice(0, NAME_LENGTH - ending.length - 1).join('');
  return ending ? `${short}.${ending}` : short;
}
