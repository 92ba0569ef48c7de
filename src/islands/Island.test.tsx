import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandAssets } from './context.ts';
import { createIslandAssets } from './createIslandAssets.ts';
import { Island } from './Island.tsx';

const resolve = (name: string) => ({ src: `/assets/${name}.js` });

function render(node: ReactNode, options: Partial<Parameters<typeof createIslandAssets>[0]> = {}) {
  const assets = createIslandAssets({ resolve, ...options });
  return renderToStaticMarkup(<IslandAssets value={assets}>{node}</IslandAssets>);
}

function Greeting({ who, note }: { who: string; note?: string }) {
  return (
    <p>
      Hello {who} {note}
    </p>
  );
}

const Keys = (props: { a?: string; b: number }) => <p>{Object.keys(props).join()}</p>;

const Tone = createContext('none');

const ReadTone = () => <i>{useContext(Tone)}</i>;

const Wrong = () => (
  <Island name="sticky" trigger="load">
    <p />
  </Island>
);

const Dated = ({ day }: { day: Date }) => <p>{day.toISOString()}</p>;

test('a React island is a marker around markup that can be hydrated', () => {
  expect(render(<Island name="greeting" trigger="visible" props={{ who: '"<you>"' }} component={Greeting} />)).toBe(
    '<rihla-island name="greeting" trigger="visible" props="{&quot;who&quot;:&quot;\\&quot;&lt;you&gt;\\&quot;&quot;}" prefix="p-0-" src="/assets/greeting.js">' +
      '<p>Hello <!-- -->&quot;&lt;you&gt;&quot;<!-- --> </p></rihla-island>',
  );
});

test('a DOM island is a marker around its children', () => {
  const html = render(
    <Island name="to-top" trigger="scroll">
      <a href="#top">Up</a>
    </Island>,
  );
  expect(html).toBe(
    '<rihla-island name="to-top" trigger="scroll" src="/assets/to-top.js"><a href="#top">Up</a></rihla-island>',
  );
});

test('styles and deps are addresses separated by spaces', () => {
  const files = { src: '/a.js', css: ['/a.css', '/b.css'], deps: ['/x.js', '/y.js'] };
  const html = render(<Island name="a" trigger="load" props={{ who: 'you' }} component={Greeting} />, {
    resolve: () => files,
  });
  expect(html).toContain('css="/a.css /b.css" deps="/x.js /y.js"');
});

test('an island with priority has its modules fetched with the page', () => {
  const files = { src: '/a.js', deps: ['/x.js'] };
  const html = render(<Island name="a" trigger="load" priority props={{ who: 'you' }} component={Greeting} />, {
    resolve: () => files,
  });
  expect(html).toMatch(/<link rel="modulepreload" href="\/x.js"\/><link rel="modulepreload" href="\/a.js"\/>/);
});

test('the component gets the same props on the server as in the browser', () => {
  expect(render(<Island name="keys" trigger="load" props={{ a: undefined, b: 1 }} component={Keys} />)).toContain(
    '<p>b</p>',
  );
});

test('a React island has no context of the page, as in the browser', () => {
  const html = render(
    <Tone value="page">
      <Island name="tone" trigger="load" props={{}} component={ReadTone} />
      <ReadTone />
    </Tone>,
  );
  expect(html).toMatch(/<i>none<\/i>.*<i>page<\/i>/);
});

test('prefixes differ within a page and between a page and its fragments', () => {
  const two = (
    <>
      <Island name="a" trigger="load" props={{ who: '1' }} component={Greeting} />
      <Island name="a" trigger="load" props={{ who: '2' }} component={Greeting} />
    </>
  );
  const prefixes = [render(two), render(two, { seed: 'tours-2' })].flatMap((html) => html.match(/prefix="[^"]+"/g));
  expect(prefixes).toEqual(['prefix="p-0-"', 'prefix="p-1-"', 'prefix="tours-2-0-"', 'prefix="tours-2-1-"']);
});

test('rejects a seed that is not valid in an id', () => {
  expect(() => createIslandAssets({ resolve, seed: 'a b' })).toThrow('Island id seed "a b" would not make an id');
});

function Outer() {
  return <Island name="inner" trigger="visible" props={{ who: 'inside' }} component={Greeting} />;
}

test('an island inside a React island is just the component', () => {
  const html = render(<Island name="outer" trigger="load" props={{}} component={Outer} />);
  expect(html.match(/<rihla-island/g)).toHaveLength(1);
  expect(html).toContain('inside');
});

test('refuses a DOM island inside a React island', () => {
  expect(() => render(<Island name="outer" trigger="load" props={{}} component={Wrong} />)).toThrow(
    'Island "sticky" works on the DOM, so it cannot be inside a React island',
  );
});

test('rejects props that are not JSON, in every mode', () => {
  expect(() => render(<Island name="dated" trigger="load" props={{ day: new Date(0) }} component={Dated} />)).toThrow(
    'Island "dated": props.day is not JSON (instance of Date)',
  );
});

test('refuses to render without IslandAssets', () => {
  expect(() =>
    renderToStaticMarkup(<Island name="greeting" trigger="load" props={{ who: 'x' }} component={Greeting} />),
  ).toThrow('Island "greeting" is outside <IslandAssets>');
});

test('misuse does not compile', () => {
  const wrong = () => (
    <>
      {/* @ts-expect-error no such trigger */}
      <Island name="a" trigger="visble" props={{ who: 'x' }} component={Greeting} />
      {/* @ts-expect-error props of another component */}
      <Island name="a" trigger="load" props={{ whom: 'x' }} component={Greeting} />
      {/* @ts-expect-error neither component nor children */}
      <Island name="a" trigger="load" />
      <Island
        name="a"
        trigger="media((min-width: 768px)) | interaction@#open"
        props={{ who: 'x' }}
        component={Greeting}
      />
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
