import type { VideoBlock } from '../../cms/payload-types.ts';

/** Captions of a video in one language. */
interface Track {
  file: string;
  language: string;
  label: string;
}

/** A same-origin path: browsers load captions of another origin only with CORS. */
const CAPTIONS = /^\/(?!\/)[^\s\\?#]+\.vtt$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/** The valid captions of a block. */
export function tracksOf(tracks: VideoBlock['tracks']): Track[] {
  if (!Array.isArray(tracks)) return [];
  return tracks.flatMap(({ file, label, language }) =>
    CAPTIONS.test(String(file)) && LANGUAGE.test(String(language))
      ? [{ file, language, label: label?.trim() || nameOf(language) }]
      : [],
  );
}

/** The language's own name, for those who need it. */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
