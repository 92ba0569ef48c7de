import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createNeeds, type Need } from './needs.ts';
import { createStyleSheet } from './styleSheet.ts';

const start = () => {
  const styles = createStyleSheet();
  return { needs: createNeeds(styles), styles };
};

describe('use', () => {
  test('merges, without duplicates', () => {
    const { needs, styles } = start();
    const picture = { srcSet: '/a.avif 640w', sizes: '100vw', type: 'image/avif' };
    for (let time = 0; time < 2; time++) {
      needs.use('film', {
        frames: ['https://player.example'],
        opens: [3],
        style: '.film{}',
        root: 'data-film',
        loader: true,
      });
      needs.use('chat', { frames: ['https://player.example', "'self'"], calls: ['https://*.example'] });
      needs.use('picture', { preload: [picture] });
    }
    expect(needs.sources()).toEqual({
      pictures: [],
      calls: ['https://*.example'],
      films: [],
      frames: ['https://player.example', "'self'"],
      forms: [],
    });
    expect([needs.opens('film'), needs.opens('chat'), needs.roots()]).toEqual([[3], [], ['data-film']]);
    expect([needs.hasLoader(), needs.has('chat'), needs.has('map')]).toEqual([true, true, false]);
    expect(needs.preloads()).toEqual([picture]);
    expect(styles.toString().split('.film{}')).toHaveLength(2);
  });

  test.each([
    '*',
    'http://plain.example',
    'https://a.example; script-src *',
    "'unsafe-inline'",
    'data:',
    'https://a.example/path',
  ])('rejects “%s”, which a policy must not contain', (source) => {
    expect(() => start().needs.use('made-up', { pictures: [source] })).toThrow(
      `“made-up” asks for the source “${source}”`,
    );
  });

  test('there is no kind of source for third-party scripts', () => {
    const { needs } = start();
    needs.use('made-up', { scripts: ['https://a.example'] } as Need);
    expect(JSON.stringify(needs.sources())).not.toContain('a.example');
  });
});

test('tentative needs can be rolled back, without losing earlier ones', () => {
  const { needs } = start();
  needs.use('actions');
  const takeBack = needs.tentative();
  needs.use('lightbox', { pictures: ['https://a.example'] });
  const takeInnerBack = needs.tentative();
  needs.use('islands', { loader: true });
  takeInnerBack();
  expect([needs.hasLoader(), needs.has('lightbox')]).toEqual([false, true]);
  takeBack();
  expect([needs.has('lightbox'), needs.sources().pictures, needs.has('actions')]).toEqual([false, [], true]);
});

test('inlined text is hashed for the policy', () => {
  const { needs } = start();
  expect(needs.inline('script', 'go()')).toEqual({ __html: 'go()' });
  needs.inline('script', 'go()');
  expect(needs.hashes('script')).toEqual([`'sha256-${createHash('sha256').update('go()').digest('base64')}'`]);
  expect(needs.hashes('style')).toEqual([]);
});

test('adding after the head is written throws', () => {
  const { needs, styles } = start();
  styles.use('chat', '.chat{}');
  const rule = styles.rule('color:red');
  needs.close();
  expect(() => needs.use('lightbox')).toThrow('“lightbox” is asked for after the head was written');
  expect(() => styles.use('quote', '.quote{}')).toThrow('The style “quote” comes after');
  expect(() => styles.rule('color:blue')).toThrow('The rule “color:blue” comes after');
  // Already known, so nothing changes.
  styles.use('chat', '.chat{}');
  expect(styles.rule('color:red')).toBe(rule);
});
