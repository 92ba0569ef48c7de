// @vitest-environment jsdom
import { useId, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { IslandAssets } from './context.ts';
import { createIslandAssets } from './createIslandAssets.ts';
import { Island } from './Island.tsx';
import { startLoader } from './loader.ts';
import { reactIsland } from './reactIsland.tsx';
import { expectConsole, insertHtml } from './testSupport.ts';
import type { IslandModule, TriggerText } from './types.ts';

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </span>
  );
}

function Counter({ start, label }: { start: number; label: string }) {
  const [count, setCount] = useState(start);
  if (count > 99) throw new Error('too many');
  return (
    <div>
      <button type="button" onClick={() => setCount(count < 0 ? 100 : count + 1)}>
        {label}: {count}
      </button>
      <Island name="field" trigger="load" props={{ label }} component={Field} />
    </div>
  );
}

/** Server and browser are one process here. */
let isServer = false;

function Clock() {
  return <p>{isServer ? 'server' : 'browser'}</p>;
}

function Broken() {
  if (isServer) return <p>from the server</p>;
  throw new Error('broken in the browser');
}

const modules: Record<string, IslandModule> = {
  '/counter': { mount: reactIsland(Counter) },
  '/clock': { mount: reactIsland(Clock) },
  '/broken': { mount: reactIsland(Broken) },
};
startLoader({ importModule: async (url) => modules[url] as IslandModule });

afterEach(() => {
  document.body.replaceChildren();
});

const resolve = (name: string) => ({ src: `/${name}` });

function renderCounter(start: number, trigger: TriggerText, seed?: string) {
  return renderToStaticMarkup(
    <IslandAssets value={createIslandAssets({ resolve, seed })}>
      <Island name="counter" trigger={trigger} props={{ start, label: 'Guests' }} component={Counter} />
    </IslandAssets>,
  );
}

function renderOnServer(Component: () => React.ReactNode, name: string) {
  isServer = true;
  const html = renderToStaticMarkup(
    <IslandAssets value={createIslandAssets({ resolve })}>
      <Island name={name} trigger="load" props={{}} component={Component} />
    </IslandAssets>,
  );
  isServer = false;
  return html;
}

async function insertAndWait(html: string, state: string) {
  const element = insertHtml(html);
  await vi.waitFor(() => expect(element.dataset.state).toBe(state));
  return element;
}

const readIds = (element: Element) => Array.from(element.querySelectorAll('input'), (input) => input.id);

test('hydrates the server’s markup silently, with the same ids, unique in each island', async () => {
  const page = renderCounter(1, 'load');
  const fragment = renderCounter(2, 'load', 'tours-2');
  const template = document.createElement('template');
  template.innerHTML = page + fragment;
  const served = Array.from(template.content.querySelectorAll('input'), (input) => input.id);
  expect(new Set(served).size).toBe(2);

  const element = insertHtml(page);
  const button = element.querySelector('button') as HTMLButtonElement;
  await vi.waitFor(() => expect(element.dataset.state).toBe('mounted'));
  const later = await insertAndWait(fragment, 'mounted');

  expect(element.querySelector('button')).toBe(button);
  expect([...readIds(element), ...readIds(later)]).toEqual(served);
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Guests: 2'));
  expect(later.querySelector('button')?.textContent).toBe('Guests: 2');
});

test('the click that starts it reaches its handler', async () => {
  const element = insertHtml(renderCounter(5, 'interaction'));
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.querySelector('button')?.textContent).toBe('Guests: 6'));
});

test('removed and inserted again, it starts from the server’s markup', async () => {
  const element = await insertAndWait(renderCounter(5, 'load'), 'mounted');
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.textContent).toContain('6'));
  element.remove();
  await Promise.resolve();
  expect(element.querySelector('button')?.textContent).toBe('Guests: 5');

  document.body.append(element);
  await vi.waitFor(() => expect(element.dataset.state).toBe('mounted'));
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.textContent).toContain('6'));
});

test('a hydration mismatch is rendered anew and reported', async () => {
  const takeErrors = expectConsole('error');
  const element = await insertAndWait(renderOnServer(Clock, 'clock'), 'mounted');
  expect(element.textContent).toBe('browser');
  expect(takeErrors()).toEqual([['Island rendered anew', 'clock', expect.any(Error)]]);
});

test('an error in the first render leaves the server’s markup and fails the island', async () => {
  const takeErrors = expectConsole('error');
  const element = await insertAndWait(renderOnServer(Broken, 'broken'), 'failed');
  expect(element.innerHTML).toBe('<p>from the server</p>');
  expect(takeErrors()).toEqual([['Cannot run island', 'broken', new Error('broken in the browser')]]);
});

test('an error in a later render restores the server’s markup and fails the island', async () => {
  const takeErrors = expectConsole('error');
  const onError = vi.fn();
  document.addEventListener('rihla:island-error', onError, { once: true });
  const element = await insertAndWait(renderCounter(-1, 'load'), 'mounted');
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.dataset.state).toBe('failed'));
  expect(element.querySelector('button')?.textContent).toBe('Guests: -1');
  expect(onError).toHaveBeenCalledOnce();
  expect(takeErrors()).toEqual([['Cannot run island', 'counter', new Error('too many')]]);
});
