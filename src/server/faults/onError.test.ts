import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { MediaStorageError } from '../../cms/media/storage/mediaStorage.ts';
import { busy, lengthRequired, tooManyRequests } from './errors.ts';
import { onError } from './onError.ts';

async function askFor(method: 'GET' | 'POST', error: Error) {
  const app = Fastify();
  app.setErrorHandler(onError);
  app.route({ method, url: '/', handler: () => Promise.reject(error) });
  const answer = await app.inject({ method, url: '/', headers: { accept: 'application/json' } });
  return { status: answer.statusCode, wait: answer.headers['retry-after'], ...answer.json().error };
}

const coded = (code: string): Error => Object.assign(new Error('It did not work.'), { code });

describe('storage failures while saving a visitor’s request', () => {
  test.each([
    ['a full disk', coded('ENOSPC')],
    ['a full disk of the database', new Error('Failed query', { cause: coded('SQLITE_FULL') })],
    ['a storage that is away', new MediaStorageError('The picture was not saved.', 503, coded('ETIMEDOUT'))],
    ['a database that is away', coded('57P01')],
  ])('%s: says that nothing was saved, and when to retry', async (_, error) => {
    expect(await askFor('POST', error)).toEqual({
      status: 503,
      wait: '60',
      id: 'cannot_keep',
      message: expect.stringContaining('Nothing was saved'),
    });
  });
});

test('any other error is a 500, without its message', async () => {
  for (const [method, error] of [
    ['POST', new Error('secret of the house')],
    ['GET', coded('ENOSPC')],
  ] as const) {
    const { id, message, status } = await askFor(method, error);
    expect({ id, status }).toEqual({ id: 'internal_error', status: 500 });
    expect(message).not.toContain('secret');
  }
});

describe('a page with an error', () => {
  const pageOf = async (url: string, error: Error) => {
    const app = Fastify();
    app.setErrorHandler(onError);
    app.get('/*', () => Promise.reject(error));
    return (await app.inject({ url, headers: { accept: 'text/html' } })).body;
  };

  test('speaks the language of its address, and leads to the front page in it', async () => {
    const arabic = await pageOf('/ar/tours/?x=1', busy());
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('الموقع مزدحم جدًا الآن');
    expect(arabic).toContain('href="/ar/"');
    expect(await pageOf('/fr/', tooManyRequests(7))).toContain('Trop de demandes. Réessayez dans 7 s.');
    const english = await pageOf('/french/', new Error('secret'));
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).toContain('Something went wrong on our side.');
    expect(english).toContain('href="/"');
  });

  test('marks what is not translated with its language', async () => {
    expect(await pageOf('/fr/', lengthRequired())).toContain('<p lang="en" dir="ltr">The request does not say');
  });
});
