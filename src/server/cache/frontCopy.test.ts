import { describe, expect, test } from 'vitest';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import { page } from '../testSupport.ts';
import { makeFrontCopy } from './frontCopy.ts';
import { makeEtag, storePage } from './storedPage.ts';

const POLICY = "default-src 'none'; style-src 'sha256-a+b/c='; frame-ancestors 'self'";
const META = `<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'sha256-a+b/c='">`;

function withPolicy(body: string, policy?: string): SiteResponse {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy }) };
  return page(body, { headers });
}

describe('makeFrontCopy', () => {
  test.each([
    ['<!doctype html><html lang="en" dir="ltr"><head>', '<style>a{}</style></head><body>$& <head></body></html>'],
    ['<!doctype html><html lang="en">', '<style>a{}</style><h1>Sand</h1></html>'],
    ['', '<h1>Sand</h1>'],
  ])('puts the policy before everything it applies to: after "%s"', async (before, after) => {
    const copy = await makeFrontCopy(await storePage(withPolicy(before + after, POLICY)));
    expect(copy?.bodies.identity.toString()).toBe(`${before}${META}${after}`);
  });

  test('keeps the headers, with a new ETag', async () => {
    const original = await storePage(withPolicy('<h1>Sand</h1>', POLICY));
    const copy = await makeFrontCopy(original);
    const etag = makeEtag(Buffer.from(`${META}<h1>Sand</h1>`));
    expect(copy?.headers).toEqual({ ...original.headers, etag });
  });

  test('escapes the policy inside its attribute', async () => {
    const copy = await makeFrontCopy(await storePage(withPolicy('', 'default-src "><script>')));
    expect(copy?.bodies.identity.toString()).toContain('content="default-src &quot;><script>">');
  });

  test('returns no copy of a page without a policy', async () => {
    expect(await makeFrontCopy(await storePage(withPolicy('<h1>Sand</h1>')))).toBeUndefined();
  });
});
