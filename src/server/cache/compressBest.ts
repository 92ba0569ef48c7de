import { createWorkerThread } from '../../cms/threads/workerThread.ts';

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const thread = createWorkerThread<Buffer, Record<keyof Compressed, Uint8Array>>({
  built: 'dist/server/compressor.js',
  source: 'src/server/cache/compressWorker.ts',
  purpose: 'compresses',
});

/**
 * Compresses at the best level, in a low-priority worker thread: at this level a page takes ten times as long as to render. One page after
 * the other.
 * @throws the error that ended the thread; the next call starts a new one
 */
export function compressBest(body: Buffer): Promise<Compressed> {
  return thread.run(async (ask) => {
    const { br, gzip } = await ask(body);
    return { br: asBuffer(br), gzip: asBuffer(gzip) };
  });
}

function asBuffer({ buffer, byteLength, byteOffset }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
