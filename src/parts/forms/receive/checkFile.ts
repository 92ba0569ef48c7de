import { fileTypeFromBuffer } from 'file-type';
import { endingOf, endingOfType, isAccepted } from '../../../forms/uploadTypes.ts';

/** Detected type of an accepted file. */
export interface CheckedFile {
  /** File extension for storage. */
  ending: string;
  type: string;
}

/**
 * Detects a file's type by its content, not by its name or declared type.
 * @param accept extensions that its field accepts
 * @returns undefined when it is not accepted, or does not match its name
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

/** Longest stored file name. */
const NAME_LENGTH = 120;

/** File name for display and download: without folders, control characters, and bidirectional marks. */
export function tidyFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '').trim();
  const ending = endingOf(clean);
  const base = ending ? clean.slice(0, -ending.length - 1) : clean;
  const short = [...(base || 'file')].slice(0, NAME_LENGTH - ending.length - 1).join('');
  return ending ? `${short}.${ending}` : short;
}
