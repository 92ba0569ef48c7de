// @vitest-environment jsdom
import { act, createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** A page below a context whose value changes a moment after it mounts, as Payload's provider does with the user. */
function makePage() {
  // One for each renderer.
  const User = createContext('nobody');
  // biome-ignore lint/correctness/noComponentHookFactories: each renderer needs a context of its own, and what reads it.
  function Provider({ children }: { children: ReactNode }) {
    const [user, setUser] = useState('nobody');
    useEffect(() => setUser('Salma'), []);
    return <User value={user}>{children}</User>;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: each renderer needs a context of its own, and what reads it.
  function Page() {
    return <a href="/order">Order of {useContext(User)}</a>;
  }
  return { Page, Provider };
}

/**
 * Hydrates the server's HTML before the page's script is loaded. @returns whether the link is the same element, and the
 * final text
 */
async function hydrate(around: (page: ReactNode) => ReactNode) {
  const [server, browser] = [makePage(), makePage()];
  const root = document.createElement('div');
  root.innerHTML = renderToString(<server.Provider>{around(<server.Page />)}</server.Provider>);
  document.body.append(root);
  const link = root.querySelector('a');
  const script = Promise.withResolvers<typeof browser.Page>();
  const Page = lazyPage('/elsewhere', () => script.promise);
  await act(async () => {
    const view = <browser.Provider>{around(<Page />)}</browser.Provider>;
    hydrateRoot(root, view, { onRecoverableError: () => undefined });
  });
  const isKept = root.contains(link);
  await act(async () => script.resolve(browser.Page));
  return { isKept: isKept && root.contains(link), text: root.textContent };
}

it('a page keeps its server HTML until its script is loaded, whatever changes above it', async () => {
  expect(await hydrate((page) => page)).toEqual({ isKept: true, text: 'Order of Salma' });
});

it('within a Suspense boundary of its own it would be cleared and rendered again', async () => {
  const { isKept } = await hydrate((page) => <Suspense fallback={<p>It is being opened.</p>}>{page}</Suspense>);
  expect(isKept).toBe(false);
});
