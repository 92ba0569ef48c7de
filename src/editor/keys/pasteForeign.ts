import { callStudioApi } from '../../shared/callStudioApi.ts';
import type { Kind, Kinds } from '../../shared/layouts/kind.ts';
import { tCount } from '../../shared/studioWords/t.ts';
import { blocksOfHtml, type ForeignBlocks, type PastedInto } from '../model/clipboard/blocksOfHtml.ts';
import { FORMAT, VERSION } from '../model/clipboard/envelope.ts';
import { picturesOfRtf } from '../model/clipboard/foreign/picturesOfRtf.ts';
import { altOf, type ForeignPicture } from '../model/clipboard/foreign/readPictures.ts';

/** What was copied elsewhere, in all forms that a paste event has. */
export interface Foreign {
  html: string;
  /** Rich text format, in which Word brings the files of its pictures. */
  rtf?: string;
  /** Pictures that were copied by themselves, such as of a part of the screen. */
  files?: readonly File[];
}

/** Maximum number of pictures that are uploaded at one paste; the others are left out, and counted. */
const MAX_PICTURES = 20;

/**
 * Blocks of what was copied in Word, Google Docs, a web page or a picture editor, in the format of the clipboard. Its pictures are
 * uploaded first, with their alternative texts; one without such a text is named by a number, which the notes on the page find.
 * @param tell says that it takes a moment
 * @returns undefined when it holds nothing that can be pasted
 */
export async function readForeignBlocks(
  { files = [], html, rtf = '' }: Foreign,
  kinds: Kinds,
  tell: (text: string) => void,
): Promise<string | undefined> {
  const into = findKinds([...kinds.values()]);
  const ofHtml = into && html ? blocksOfHtml(html, location.origin, into) : undefined;
  // A picture copied from a web page comes with its file, beside HTML that only points to the other site.
  const isOfFiles = into && files.length > 0 && !ofHtml?.envelope.blocks.length;
  const found = isOfFiles ? blocksOfFiles(files, html, into) : ofHtml;
  if (!into || !found) return undefined;
  const { envelope, pictures } = found;
  if (pictures.size === 0) return JSON.stringify(envelope);
  tell(tCount('The picture is being uploaded.', '{count} pictures are being uploaded.', pictures.size));
  const fileOf = createFileOf(pictures, rtf, files);
  const uploaded = new Map<number, number>();
  let why: string | undefined;
  for (const [index, picture] of [...pictures].slice(0, MAX_PICTURES)) {
    try {
      const file = await fileOf(picture);
      if (file) uploaded.set(index, await upload(file, picture.alt || `Picture ${uploaded.size + 1}`));
    } catch (error) {
      why ??= (error as Error).message;
    }
  }
  const field = into.picture?.pasted ?? '';
  const blocks = envelope.blocks.flatMap((block, index) => {
    if (!pictures.has(index)) return [block];
    const id = uploaded.get(index);
    return id === undefined ? [] : [{ ...block, [field]: id }];
  });
  const leftOut = (envelope.pictures ?? 0) + pictures.size - uploaded.size;
  return JSON.stringify({
    ...envelope,
    blocks,
    ...(leftOut > 0 && { pictures: leftOut }),
    ...(why && { pictureFault: why }),
  });
}

function findKinds(kinds: readonly Kind[]): PastedInto | undefined {
  const text = kinds.find(({ pasted }) => pasted);
  if (!text?.pasted) return undefined;
  const table = kinds.find(({ pastedTable }) => pastedTable);
  const picture = kinds.find(({ pastedPicture }) => pastedPicture);
  return {
    text: { slug: text.slug, pasted: text.pasted },
    table: table?.pastedTable && { slug: table.slug, ...table.pastedTable },
    picture: picture?.pastedPicture ? { slug: picture.slug, pasted: picture.pastedPicture } : undefined,
  };
}

function blocksOfFiles(files: readonly File[], html: string, { picture }: PastedInto): ForeignBlocks | undefined {
  if (!picture) return undefined;
  const images = [...new DOMParser().parseFromString(html, 'text/html').images];
  const alts = images.length === files.length ? images.map(altOf) : [];
  const blocks = files.map(() => ({ blockType: picture.slug, [picture.pasted]: null }));
  const pictures = files.map((_, file): [number, ForeignPicture] => [
    file,
    { alt: alts[file] ?? '', data: undefined, file },
  ]);
  return {
    envelope: { format: FORMAT, version: VERSION, origin: location.origin, words: [], blocks },
    pictures: new Map(pictures),
  };
}

/** Finds the file of a picture. Those of RTF belong to the HTML only where both have as many: otherwise texts would go to wrong pictures. */
function createFileOf(pictures: ForeignBlocks['pictures'], rtf: string, files: readonly File[]) {
  const inFiles = [...pictures.values()].filter(({ file }) => file !== undefined).length;
  const ofRtf = inFiles > 0 && files.length !== inFiles ? picturesOfRtf(rtf) : [];
  return async ({ data, file }: ForeignPicture): Promise<File | undefined> => {
    if (data) {
      const [head = '', base64 = ''] = data.split(',');
      const type = head.slice('data:'.length).split(';')[0] ?? '';
      return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], nameFor(type), { type });
    }
    if (files.length === inFiles) return files[file ?? -1];
    const found = ofRtf.length === inFiles ? ofRtf[file ?? -1] : undefined;
    return found && new File([found.bytes], nameFor(found.type), { type: found.type });
  };
}

function nameFor(type: string): string {
  return `pasted.${type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png'}`;
}

/** @throws Error with the server's reason */
async function upload(file: File, alt: string): Promise<number> {
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt }));
  form.append('file', file);
  const { doc } = await callStudioApi<{ doc: { id: number } }>('/api/media?depth=0', form);
  return doc.id;
}
