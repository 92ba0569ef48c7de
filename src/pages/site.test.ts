import { describe, expect, test } from 'vitest';
import { fakePayload } from '../../tests/support/fakePayload.ts';
import { buildTestSite } from '../../tests/support/testSite.ts';

const stored = {
  redirects: [
    { from: '/old/', to: '/café/?q=a b', status: '301' as const },
    { from: '/away/', to: 'https://other.example/', status: '302' as const },
  ],
};

function site() {
  return buildTestSite(fakePayload(stored).payload, {
    env: { publicUrl: 'https://khettara.example' },
    onProblem: () => undefined,
  });
}

const request = (path: string, query = '') => ({ path, query: new URLSearchParams(query) });

describe('cache keys', () => {
  test.each([
    ['/about/', '', '/about/'],
    ['/about/', 'utm_source=x', '/about/'],
    ['/about/', 's=dunes', '/about/'],
    ['/about', '', '/about'],
  ])('%s?%s has the key %s', (path, query, key) => {
    expect(site().cacheKey(request(path, query))).toBe(key);
  });

  test('redirects depend on the query', () => {
    const { cacheKey } = site();
    expect(cacheKey(request('/', 's=dunes'))).not.toBe(cacheKey(request('/', 's=wells')));
    expect(cacheKey(request('/about', 'x=1'))).not.toBe(cacheKey(request('/about', 'x=2')));
  });
});

describe('redirects', () => {
  test.each([
    ['/About', '', 301, '/about/'],
    ['/what%3F', '', 301, '/what%3F/'],
    ['/', 's=where to go?', 301, '/search/where%20to%20go%3F/'],
    ['/', 's=50%', 301, '/search/50%25/'],
    ['/old/', '', 301, '/caf%C3%A9/?q=a%20b'],
    ['/away/', '', 302, 'https://other.example/'],
  ])('from %s?%s with %i to %s', async (path, query, status, location) => {
    const response = await site().respond(request(path, query));
    expect(response).toMatchObject({ status, cacheable: false, headers: { location } });
  });
});
