import type { VideoBlock } from '../../cms/payload-types.ts';

/** Captions of a film in one language. */
interface Track {
  file: string;
  language: string;
  label: string;
}

/** A path of this site: browsers take captions from elsewhere only with the other site's leave. */
const CAPTIONS = /^\/(?!\/)[^\s\\?#]+\.vtt$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/** The captions of a block that a browser can take. */
export function tracksOf(tracks: VideoBlock['tracks']): Track[] {
  if (!Array.isArray(tracks)) return [];
  return tracks.flatMap(({ file, label, language }) =>
    CAPTIONS.test(String(file)) && LANGUAGE.test(String(language))
      ? [{ file, language, label: label?.trim() || nameOf(language) }]
      : [],
  );
}

/** The language's own name: whoever needs it can read that. */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
