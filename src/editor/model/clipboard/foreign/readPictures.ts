/** A picture of foreign HTML that is to be uploaded. */
export interface ForeignPicture {
  /** A `data:` address; or undefined where its file comes with the clipboard in another way. */
  data: string | undefined;
  alt: string;
  /** Number among all pictures with a file of its own, from 0; undefined for a `data:` address. */
  file: number | undefined;
}

const DATA = /^data:image\/(avif|gif|jpeg|png|webp);base64,/i;
/** Longest `data:` address: 25 MB, as much as may be uploaded, in base 64. */
const LONGEST = 35_000_000;
/** Width or height up to which it is a spacer or counts who has seen it, in px. */
const SPACER = 3;

/** Whether an element is a picture that can be seen. */
export function isPicture(image: Element): boolean {
  const [width, height] = ['width', 'height'].map(
    (side) => Number.parseFloat(image.getAttribute(side) ?? '') || Number.POSITIVE_INFINITY,
  );
  return image.nodeName === 'IMG' && Math.min(width ?? 0, height ?? 0) > SPACER;
}

/**
 * Reads the pictures of foreign HTML. Word gives addresses of files on its own machine: these come with the clipboard as RTF.
 * @returns in document order; undefined for one of another site, which is not loaded
 */
export function readPictures(images: readonly Element[]): (ForeignPicture | undefined)[] {
  let file = -1;
  return images.map((image) => {
    const source = image.getAttribute('src') ?? '';
    const alt = altOf(image);
    if (DATA.test(source)) return source.length <= LONGEST ? { alt, data: source, file: undefined } : undefined;
    if (!/^file:/i.test(source)) return undefined;
    file += 1;
    return { alt, data: undefined, file };
  });
}

/** The alternative text of a picture of foreign HTML, on one line. */
export function altOf(image: Element): string {
  return (image.getAttribute('alt') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
