/** Text of a picture that the lightbox shows: values as stored, labels as in the studio. */
export const TEXT_SOURCES = {
  none: 'Nothing',
  title: 'Title of the picture',
  caption: 'Caption',
  alt: 'What the picture shows',
  description: 'Description of the picture',
} as const;

export type TextSource = keyof typeof TEXT_SOURCES;

/** The texts of a picture, all optional. */
export type PictureTexts = Partial<Record<Exclude<TextSource, 'none'>, string | null | undefined>>;

/**
 * The text of a source.
 * @param source as stored; an unknown source counts as the fallback
 */
export function textFrom(
  texts: PictureTexts,
  source: string | null | undefined,
  fallback: TextSource,
): string | undefined {
  const chosen = source && Object.hasOwn(TEXT_SOURCES, source) ? (source as TextSource) : fallback;
  return chosen === 'none' ? undefined : texts[chosen]?.trim() || undefined;
}
