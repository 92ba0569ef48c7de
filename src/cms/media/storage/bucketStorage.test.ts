import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { S3Failure, type S3Server, startS3 } from '../../../../tests/support/providers/s3Server.ts';
import { createPrivateStorage, newPrivateName } from '../../files/privateStorage.ts';
import { createBucketClient } from './bucketClient.ts';
import { createBucketStorage } from './bucketStorage.ts';

const FILE = { name: 'dunes-0123456789.jpg', data: Buffer.from('picture'), mimeType: 'image/jpeg' };

describe('a bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());
  afterEach(() => {
    s3.onRequest = () => undefined;
  });

  it.each(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied'])(
    'says what to check when it refuses the server with %s',
    async (code) => {
      s3.onRequest = () => {
        throw new S3Failure(403, code);
      };
      await expect(createBucketStorage(s3.settings).put(FILE)).rejects.toMatchObject({
        name: 'MediaStorageError',
        status: 503,
        message: `The picture was not saved: the bucket "pictures" refused the server (${code}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY and what they may do, then upload the picture again.`,
      });
    },
  );

  it('keeps private files under a prefix, apart from pictures and uncached', async () => {
    const storage = createPrivateStorage({ dataDir: mkdtempSync(join(tmpdir(), 'rihla-private-')), s3: s3.settings });
    const name = newPrivateName('pdf');
    await storage.put({ name, data: Buffer.from('%PDF'), mimeType: 'application/pdf' });
    const opened = await storage.open(name);
    expect(opened?.size).toBe(4);
    opened?.body.destroy();
    expect(await namesOf(storage.list())).toEqual([name]);
    expect(await createBucketStorage(s3.settings).open(name)).toBeUndefined();
    expect(await namesOf(createBucketStorage(s3.settings).list())).not.toContain(name);
    await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
  });

  it('reports an unknown access key', async () => {
    const storage = createBucketStorage({ ...s3.settings, accessKeyId: 'UNKNOWN' });
    await expect(storage.put(FILE)).rejects.toThrow('refused the server (InvalidAccessKeyId)');
  });

  it('says what to correct when it does not exist', async () => {
    const storage = createBucketStorage({ ...s3.settings, bucket: 'postcards' });
    await expect(storage.put(FILE)).rejects.toThrow('there is no bucket "postcards". Make it, or correct S3_BUCKET');
  });

  it('reports that it is unreachable', async () => {
    const storage = createBucketStorage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(storage.put(FILE)).rejects.toThrow('could not be reached or failed (ECONNREFUSED). Try again');
  });

  it('retries once after a server error', async () => {
    let asked = 0;
    s3.onRequest = () => {
      asked += 1;
      if (asked === 1) throw new S3Failure(503, 'SlowDown');
    };
    await createBucketStorage(s3.settings).put(FILE);
    expect(asked).toBe(2);
  });

  it('receives the MIME type, the checksum and the cache lifetime', async () => {
    let headers: NodeJS.Dict<string | string[]> = {};
    s3.onRequest = (request) => {
      headers = request.headers;
    };
    await createBucketStorage(s3.settings).put(FILE);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '7',
      'content-md5': createHash('md5').update('picture').digest('base64'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['by another site', 'another-site'],
    ['by somebody unknown', undefined],
  ])('keeps files stored %s out of the orphans', async (_by, owner) => {
    await createBucketStorage(s3.settings, owner).put(FILE);
    const storage = createBucketStorage(s3.settings, 'this-site');
    expect(await storage.orphans.add(FILE.name)).toBe(false);
    expect(await s3.names()).toEqual([FILE.name]);
  });

  it('moves nothing to the orphans without an owner', async () => {
    await createBucketStorage(s3.settings, 'this-site').put(FILE);
    expect(await createBucketStorage(s3.settings).orphans.add(FILE.name)).toBe(false);
  });

  it('lists only the files at its top level', async () => {
    const { client } = await createBucketClient(s3.settings)();
    await client.send(new PutObjectCommand({ Bucket: 'pictures', Key: 'backups/2026.tar', Body: 'tar' }));
    await createBucketStorage(s3.settings).put(FILE);
    expect(await s3.names()).toEqual([FILE.name]);
  });
});

describe('a bucket with many files', () => {
  let server: Server;
  afterAll(() => {
    server.close();
  });

  it('is listed with pagination', async () => {
    server = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('continuation-token');
      const next = token ? '' : '<IsTruncated>true</IsTruncated><NextContinuationToken>two</NextContinuationToken>';
      const key = token === 'two' ? 'b-0123456789.jpg' : 'a-0123456789.jpg';
      response.end(`<ListBucketResult>${next}<Contents><Key>${key}</Key><Size>1</Size></Contents></ListBucketResult>`);
    }).listen(0);
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { bucket: 'pictures', region: 'auto', endpoint, accessKeyId: 'id', secretAccessKey: 'key' };
    const names: string[] = [];
    for await (const { name } of createBucketStorage(settings).list()) names.push(name);
    expect(names).toEqual(['a-0123456789.jpg', 'b-0123456789.jpg']);
  });
});

async function namesOf(files: AsyncIterable<{ name: string }>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files) names.push(name);
  return names;
}
