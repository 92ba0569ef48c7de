/** The part of a picture's row that names its files. */
export interface PictureFiles {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
}

/** @returns the names of the original and of every rendition, each once: a small picture has several renditions in one file */
export function fileNamesOf({ filename, sizes }: PictureFiles): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[];
}
