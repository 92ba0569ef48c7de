/** The part of a picture's row that names its files. */
export interface PictureFiles {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
}

/** @returns the names of the original and of every rendition */
export function fileNamesOf({ filename, sizes }: PictureFiles): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.filter((name) => typeof name === 'string' && name !== '') as string[];
}
