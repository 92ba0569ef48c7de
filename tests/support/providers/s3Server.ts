import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { createBucketStorage } from '../../../src/cms/media/storage/bucketStorage.ts';
import type { StoredFile } from '../../../src/cms/media/storage/mediaStorage.ts';
import type { S3Settings } from '../../../src/env.ts';

/** Local S3 server. It has one account, and checks no signatures. */
export interface S3Server {
  readonly settings: S3Settings;
  /** The same as environment variables. */
  readonly env: Record<string, string>;
  /** Names of the pictures in the bucket, sorted. */
  names(): Promise<string[]>;
  /** Called before each request is answered, and awaited; its error becomes the response ({@link S3Failure}). */
  onRequest: (request: IncomingMessage) => Promise<void> | void;
  /** Ages every object, in ms. */
  age(by: number): void;
  /** Names of the files moved to the orphans, sorted. */
  orphans(): Promise<string[]>;
  /** Stops listening, as an unreachable bucket. */
  stop(): Promise<void>;
  /** Listens again on the same port, with the same objects. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** An error response of S3, such as 403 `AccessDenied`. */
export class S3Failure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const BUCKET = 'pictures';
/** The only account of s3rver. */
const KEY = 'S3RVER';

/** Starts an S3 server with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'rihla-s3-'));
  const s3 = new S3rver({ configureBuckets: [{ name: BUCKET }], directory, silent: true, vhostBuckets: false });
  await s3.configureBuckets();
  const answer = s3.callback();
  const http = createServer(async (request, response) => {
    try {
      await server.onRequest(request);
      answer(request, response);
    } catch (error) {
      if (!(error instanceof S3Failure)) throw error;
      response.writeHead(error.status).end(`<Error><Code>${error.code}</Code></Error>`);
    }
  });
  const listen = async (port: number) => {
    http.listen(port, '127.0.0.1');
    await once(http, 'listening');
  };
  const stop = async () => {
    if (!http.listening) return;
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = http.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = {
    bucket: BUCKET,
    endpoint,
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  const server: S3Server = {
    settings,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    names: () => namesIn(createBucketStorage(settings)),
    orphans: () => namesIn(createBucketStorage(settings).orphans),
    age: (by) => {
      for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        const path = join(directory, file);
        const time = new Date(statSync(path).mtimeMs - by);
        utimesSync(path, time, time);
      }
    },
    onRequest: () => undefined,
    stop,
    start: () => listen(port),
    close: async () => {
      await stop();
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return server;
}

async function namesIn(place: { list(): AsyncIterable<StoredFile> }): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of place.list()) names.push(name);
  return names.sort();
}
