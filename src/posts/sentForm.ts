import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

/** A file of a form, as it came. */
export interface SentFile {
  /** As it was called where it came from; may be anything. */
  name: string;
  bytes: Uint8Array;
}

/** The fields of a form that came with files (`multipart/form-data`). */
export class SentForm {
  readonly texts = new URLSearchParams();
  readonly files = new Map<string, SentFile[]>();
}

/** More fields and files than this are no form of ours. */
const MOST_PARTS = 500;
/** Of the headers of one part; a browser sends two or three. */
const MOST_HEADERS = 10;
/** What is parsed without a pause, in bytes: some 80 of the tiniest parts, which take a few milliseconds. */
const SLICE_BYTES = 4 * 1024;
/** Longest name of a field, in bytes. */
const MOST_NAME_BYTES = 200;

/**
 * Reads a body of `multipart/form-data` as it comes. Parts are counted while they come, so that a body of many tiny ones costs no more than the
 * first of them.
 * @param take is told of every piece before it is kept, in bytes; what it throws ends the reading
 * @returns undefined when it is no such body, or more than any form of ours
 * @throws what `take` throws, and the error of a stream that ends early
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
      // A field for files of which none was chosen.
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
    // The request stays readable: its answer is still to be sent.
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
    parts: MOST_PARTS,
    headerPairs: MOST_HEADERS,
    fieldNameSize: MOST_NAME_BYTES,
    // The body's own limit is the one that counts.
    fieldSize: Number.POSITIVE_INFINITY,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType } as BusboyHeaders, limits });
  } catch {
    return undefined;
  }
}

/** Browsers write three characters of a name in another way (HTML, "multipart/form-data encoding algorithm"). */
function readName(name: string): string {
  return name.replace(/%22|%0D|%0A/gi, (code) => decodeURIComponent(code));
}
