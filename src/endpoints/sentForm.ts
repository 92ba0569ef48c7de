import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

/** An uploaded file of a form. */
export interface SentFile {
  /** File name from the client; not validated. */
  name: string;
  bytes: Uint8Array;
}

/** The fields of a multipart form (`multipart/form-data`). */
export class SentForm {
  readonly texts = new URLSearchParams();
  readonly files = new Map<string, SentFile[]>();
}

/** Maximum number of fields and files. */
const MAX_PARTS = 500;
/** Maximum number of headers of one part; a browser sends two or three. */
const MAX_HEADERS = 10;
/** Bytes parsed without yielding: some 80 of the tiniest parts, which take a few milliseconds. */
const SLICE_BYTES = 4 * 1024;
/** Maximum length of a field name, in bytes. */
const MAX_NAME_BYTES = 200;

/**
 * Parses a `multipart/form-data` body as a stream. Parts are counted while they arrive, so that a body of many tiny ones costs no more than the
 * first of them.
 * @param take called with the size of every chunk before it is kept; an error it throws aborts the parsing
 * @returns undefined when the body is malformed, or exceeds the limits
 * @throws the error of `take`, and that of a stream that ends early
 */
export async function readMultipart(
  body: Readable,
  contentType: string,
  take: (bytes: number) => void = () => undefined,
): Promise<SentForm | undefined> {
  const parser = createParser(contentType);
  if (!parser) return undefined;
  const form = new SentForm();
  const { promise, reject, resolve } = Promise.withResolvers<SentForm | undefined>();
  let isRefused = false;
  const refuse = (): void => {
    isRefused = true;
    resolve(undefined);
  };
  parser.on('field', (name: string | undefined, value: string, isNameCut: boolean, isValueCut: boolean) => {
    if (name === undefined || isNameCut || isValueCut) refuse();
    else form.texts.append(readName(name), value);
  });
  parser.on('file', (name: string, stream: Readable, fileName: string | undefined) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('error', refuse);
    stream.on('end', () => {
      // A file field without a file.
      if (!fileName && pieces.length === 0) {
        form.texts.append(readName(name), '');
        return;
      }
      const file = { name: readName(fileName ?? ''), bytes: new Uint8Array(Buffer.concat(pieces)) };
      form.files.set(readName(name), [...(form.files.get(readName(name)) ?? []), file]);
    });
  });
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, refuse);
  parser.on('error', refuse);
  parser.on('finish', () => resolve(form));
  const readAll = async (): Promise<void> => {
    // The request is not destroyed: its response is still to be sent.
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      take(piece.length);
      for (let start = 0; start < piece.length; start += SLICE_BYTES) {
        if (start > 0) await nextTurn();
        parser.write(piece.subarray(start, start + SLICE_BYTES));
        if (isRefused) return;
      }
    }
    parser.end();
  };
  readAll().catch(reject);
  return promise;
}

function createParser(contentType: string): InstanceType<typeof Busboy> | undefined {
  const limits = {
    parts: MAX_PARTS,
    headerPairs: MAX_HEADERS,
    fieldNameSize: MAX_NAME_BYTES,
    // Limited by the size of the whole body instead.
    fieldSize: Number.POSITIVE_INFINITY,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType } as BusboyHeaders, limits });
  } catch {
    return undefined;
  }
}

/** Browsers percent-encode three characters of a name (HTML, "multipart/form-data encoding algorithm"). */
function readName(name: string): string {
  return name.replace(/%22|%0D|%0A/gi, (code) => decodeURIComponent(code));
}
