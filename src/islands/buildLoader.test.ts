// @vitest-environment node
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildLoader } from './buildLoader.ts';

describe('the built loader', () => {
  let text: string;

  beforeAll(async () => {
    text = await buildLoader();
  });

  test('is within its budget', () => {
    // The loader is a separate file (decision 006); it also fetches deferred fonts on phones (decision 018) and counts page views (031).
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(2_810);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(2_500);
  });

  test('is a classic script that can be inlined', () => {
    expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);?$/s);
    expect(text).not.toMatch(/\bimport\s*["'`{*]|\bimport\s+\w|\bexport\b|import\.meta/);
    expect(text.match(/\bimport\(/g)).toHaveLength(1);
    expect(text).not.toMatch(/<\/script|<!--/i);
  });

  test('runs: defines the marker', () => {
    const defined: string[] = [];
    const customElements = { get: () => undefined, define: (name: string) => defined.push(name) };
    new Function('document', 'customElements', 'HTMLElement', 'addEventListener', text)(
      { readyState: 'complete', querySelector: () => null },
      customElements,
      class {},
      () => undefined,
    );
    expect(defined).toEqual(['rihla-island']);
  });
});
