import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandAssets, type IslandAssetsValue } from './context.ts';
import { Island } from './Island.tsx';

const resolve = (name: string) => ({ src: `/assets/${name}.js` });

function render(node: ReactNode, options: Partial<IslandAssetsValue> = {}) {
  return renderToStaticMarkup(<IslandAssets value={{ resolve, ...options }}>{node}</IslandAssets>);
}

test('an island is a marker around its children', () => {
  const html = render(
    <Island name="to-top" trigger="scroll">
      <a href="#top">Up</a>
    </Island>,
  );
  expect(html).toBe(
    '<rihla-island name="to-top" trigger="scroll" src="/assets/to-top.js"><a href="#top">Up</a></rihla-island>',
  );
});

test('props are JSON in an attribute', () => {
  const html = render(
    <Island name="greeting" trigger="visible" props={{ who: '"<you>"', note: undefined }}>
      <p />
    </Island>,
  );
  expect(html).toContain('props="{&quot;who&quot;:&quot;\\&quot;&lt;you&gt;\\&quot;&quot;}"');
});

test('styles and deps are addresses separated by spaces', () => {
  const files = { src: '/a.js', css: ['/a.css', '/b.css'], deps: ['/x.js', '/y.js'] };
  const html = render(
    <Island name="a" trigger="load">
      <p />
    </Island>,
    { resolve: () => files },
  );
  expect(html).toContain('css="/a.css /b.css" deps="/x.js /y.js"');
});

test('an island with priority has its modules fetched with the page', () => {
  const files = { src: '/a.js', deps: ['/x.js'] };
  const html = render(
    <Island name="a" trigger="load" priority>
      <p />
    </Island>,
    { resolve: () => files },
  );
  expect(html).toMatch(/<link rel="modulepreload" href="\/x.js"\/><link rel="modulepreload" href="\/a.js"\/>/);
});

test('onMarker is called for each island', () => {
  let count = 0;
  const island = (
    <Island name="a" trigger="load">
      <p />
    </Island>
  );
  render(
    <>
      {island}
      {island}
    </>,
    {
      onMarker: () => {
        count += 1;
      },
    },
  );
  expect(count).toBe(2);
});

test('rejects props that are not JSON, in every mode', () => {
  const dated = (
    <Island name="dated" trigger="load" props={{ day: new Date(0) }}>
      <p />
    </Island>
  );
  expect(() => render(dated)).toThrow('Island "dated": props.day is not JSON (instance of Date)');
});

test('refuses to render without IslandAssets', () => {
  const bare = (
    <Island name="greeting" trigger="load">
      <p />
    </Island>
  );
  expect(() => renderToStaticMarkup(bare)).toThrow('Island "greeting" is outside <IslandAssets>');
});

test('misuse does not compile', () => {
  const wrong = () => (
    <>
      {/* @ts-expect-error no such trigger */}
      <Island name="a" trigger="visble">
        <p />
      </Island>
      {/* @ts-expect-error no children */}
      <Island name="a" trigger="load" />
      <Island name="a" trigger="media((min-width: 768px)) | interaction@#open">
        <p />
      </Island>
    </>
  );
  expect(wrong).toBeTypeOf('function');
});

interface Steady {
  mount(element: HTMLElement): void;
}

interface Counted {
  mount(element: HTMLElement, props: { count: number }): void;
}

test('the props of a marker are typed by the island’s mount', () => {
  const counted = (
    <Island<Counted> name="counted" props={{ count: 1 }} trigger="load">
      <p />
    </Island>
  );
  expect(render(counted)).toContain('{&quot;count&quot;:1}');
  const wrong = [
    // @ts-expect-error its mount takes a number
    <Island<Counted> key="1" name="counted" props={{ count: '1' }} trigger="load">
      <p />
    </Island>,
    // @ts-expect-error its mount takes no props
    <Island<Steady> key="2" name="steady" props={{ count: 1 }} trigger="load">
      <p />
    </Island>,
  ];
  expect(wrong).toHaveLength(2);
});
