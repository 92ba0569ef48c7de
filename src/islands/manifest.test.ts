import { expect, test } from 'vitest';
import { devManifest, resolveFromManifest } from './manifest.ts';

const manifest = {
  'virtual:island/gallery': {
    file: 'assets/gallery-1.js',
    name: 'island/gallery',
    isEntry: true,
    imports: ['_island-2.js', '_swipe-3.js'],
    dynamicImports: ['src/widgets/gallery/zoom.ts'],
    css: ['assets/gallery-4.css'],
  },
  'virtual:island/to-top': { file: 'assets/to-top-5.js', name: 'island/to-top', isEntry: true },
  'src/client.ts': { file: 'assets/client-6.js', name: 'client', isEntry: true },
  '_island-2.js': { file: 'assets/island-2.js', imports: ['_react-7.js'] },
  '_swipe-3.js': { file: 'assets/swipe-3.js', imports: ['_react-7.js'], css: ['assets/swipe-8.css'] },
  '_react-7.js': { file: 'assets/react-7.js', imports: ['_island-2.js'] },
  'src/widgets/gallery/zoom.ts': { file: 'assets/zoom-9.js', isDynamicEntry: true },
};

test('finds an island with its styles and its static imports, dependencies first', () => {
  expect(resolveFromManifest(manifest)('gallery')).toEqual({
    src: '/assets/gallery-1.js',
    css: ['/assets/swipe-8.css', '/assets/gallery-4.css'],
    deps: ['/assets/react-7.js', '/assets/island-2.js', '/assets/swipe-3.js'],
  });
});

test('an island may have no imports, and another base', () => {
  expect(resolveFromManifest(manifest, 'https://cdn.example/')('to-top')).toEqual({
    src: 'https://cdn.example/assets/to-top-5.js',
    css: [],
    deps: [],
  });
});

test('throws for an unknown name, with a hint and the known names', () => {
  expect(() => resolveFromManifest(manifest)('galery')).toThrow(
    'There is no island "galery". Add an *Island.ts(x) of that name to the island/ folder of a widget or a part and build again, or use one of: gallery, to-top.',
  );
  expect(() => resolveFromManifest({})('gallery')).toThrow('(none)');
});

test('in development the URL is that of the virtual module', () => {
  const resolve = devManifest(['gallery']);
  expect(resolve('gallery')).toEqual({ src: '/@id/virtual:island/gallery' });
  expect(() => resolve('map')).toThrow('There is no island "map"');
});
