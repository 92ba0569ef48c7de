import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createNeeds, type Need } from './needs.ts';
import { createStyleSheet } from './styleSheet.ts';

const start = () => {
  const styles = createStyleSheet();
  return { needs: createNeeds(styles), styles };
};

describe('asking', () => {
  test('unites, and twice is once', () => {
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
      needs.use('picture', { preload: picture });
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
  ])('refuses “%s”, which no policy may hold', (source) => {
    expect(() => start().needs.use('made-up', { pictures: [source] })).toThrow(
      `“made-up” asks for the source “${source}”`,
    );
  });

  test('scripts of others are no kind of source', () => {
    const { needs } = start();
    needs.use('made-up', { scripts: ['https://a.example'] } as Need);
    expect(JSON.stringify(needs.sources())).not.toContain('a.example');
  });
});

test('what is not shown is taken back, and nothing that was asked for before', () => {
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

test('what is inlined is known to the policy by its hash', () => {
  const { needs } = start();
  expect(needs.inline('script', 'go()')).toEqual({ __html: 'go()' });
  needs.inline('script', 'go()');
  expect(needs.hashes('script')).toEqual([`'sha256-${createHash('sha256').update('go()').digest('base64')}'`]);
  expect(needs.hashes('style')).toEqual([]);
});

test('after the head, nothing can be asked for', () => {
  const { needs, styles } = start();
  styles.use('chat', '.chat{}');
  const rule = styles.rule('color:red');
  needs.close();
  expect(() => needs.use('lightbox')).toThrow('“lightbox” is asked for after the head was written');
  expect(() => styles.use('quote', '.quote{}')).toThrow('The style “quote” comes after');
  expect(() => styles.rule('color:blue')).toThrow('The rule “color:blue” comes after');
  // Known before, it changes nothing.
  styles.use('chat', '.chat{}');
  expect(styles.rule('color:red')).toBe(rule);
});
