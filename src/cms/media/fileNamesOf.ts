/** The fields of a picture's row that name its files. */
export interface PictureFiles {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
}

/**
 * @returns the file names of the original and of every rendition, each once: renditions of a small picture can share a
 * file
 */
export function fileNamesOf({ filename, sizes }: PictureFiles): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[];
}
