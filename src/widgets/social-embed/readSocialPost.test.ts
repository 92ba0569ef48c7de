import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFrameAddress } from '../../shared/frames/providers.ts';
import { readSocialPost } from './readSocialPost.ts';

const read = (address: unknown) => readSocialPost(address, 600);

test.each<[string, string, string, string]>([
  ['https://www.facebook.com/khettara.journeys', 'facebook', 'page', 'https://www.facebook.com/khettara.journeys'],
  [
    'https://m.facebook.com/khettara/posts/pfbid02abc?ref=share',
    'facebook',
    'post',
    'https://www.facebook.com/khettara/posts/pfbid02abc',
  ],
  [
    'https://www.facebook.com/permalink.php?story_fbid=123&id=456&x=1',
    'facebook',
    'post',
    'https://www.facebook.com/permalink.php?story_fbid=123&id=456',
  ],
  ['https://www.facebook.com/watch/?v=123456', 'facebook', 'video', 'https://www.facebook.com/watch/?v=123456'],
  [
    'https://www.facebook.com/khettara/videos/123456/',
    'facebook',
    'video',
    'https://www.facebook.com/khettara/videos/123456/',
  ],
  ['https://www.facebook.com/reel/123456', 'facebook', 'video', 'https://www.facebook.com/reel/123456'],
  ['https://www.instagram.com/p/CxYz-12_abc/?igsh=1', 'instagram', 'post', 'https://www.instagram.com/p/CxYz-12_abc/'],
  ['https://instagram.com/khettara/reel/CxYz12abc', 'instagram', 'video', 'https://www.instagram.com/reel/CxYz12abc/'],
  [
    'https://twitter.com/khettara/status/1234567890123?s=20',
    'x',
    'post',
    'https://x.com/khettara/status/1234567890123',
  ],
  ['https://x.com/khettara/status/1234567890123/photo/1', 'x', 'post', 'https://x.com/khettara/status/1234567890123'],
  [
    'https://www.tiktok.com/@khettara/video/7301234567890123456?lang=en',
    'tiktok',
    'video',
    'https://www.tiktok.com/@khettara/video/7301234567890123456',
  ],
])('%s', (address, provider, kind, page) => {
  const post = read(` ${address} `);
  expect(post).toMatchObject({ provider, kind, page });
  expect(isFrameAddress(post?.provider ?? 'x', post?.frame ?? '')).toBe(true);
});

test.each([
  'http://x.com/khettara/status/1234567890123',
  'https://x.com.evil.example/khettara/status/1234567890123',
  'https://evil-x.com/khettara/status/1234567890123',
  'https://x.com/khettara',
  'https://user@x.com/khettara/status/1234567890123',
  'https://www.instagram.com/khettara/',
  'https://www.facebook.com/',
  'https://www.facebook.com/plugins/post.php/x',
  'https://www.tiktok.com/@khettara',
  'javascript:alert(1)//x.com/a/status/12345',
  '',
])('%s is no post', (address) => {
  expect(read(address)).toBeUndefined();
});

test('for any input, frame and page belong to the network, and nothing throws', () => {
  const hosts = fc.constantFrom('www.facebook.com', 'www.instagram.com', 'x.com', 'www.tiktok.com');
  const address = fc.oneof(
    fc.anything(),
    fc.webUrl({ withQueryParameters: true }),
    fc.tuple(hosts, fc.webPath(), fc.string()).map(([host, path, tail]) => `https://${host}${path}${tail}`),
  );
  fc.assert(
    fc.property(address, (any) => {
      const post = read(any);
      if (!post) return;
      expect(isFrameAddress(post.provider, post.frame)).toBe(true);
      expect(new URL(post.page).hostname).toMatch(/(?:^|\.)(?:facebook|instagram|x|tiktok)\.com$/);
    }),
  );
});

test('the embed of a Facebook page gets its height', () => {
  const frame = readSocialPost('https://www.facebook.com/khettara', 640)?.frame ?? '';
  expect(new URL(frame).searchParams.get('height')).toBe('640');
});
