// @vitest-environment jsdom
import { act, createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** A page below somebody who knows who is signed in a moment after it has started, as Payload's provider does. */
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

/** Takes over what the server has rendered before the page's script is there. @returns whether the link stays the one that the server made, and what is read at the end */
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

it('a page stays as the server made it until its script is there, whatever changes above it', async () => {
  expect(await hydrate((page) => page)).toEqual({ isKept: true, text: 'Order of Salma' });
});

it('within a boundary of its own it would be emptied and made anew', async () => {
  const { isKept } = await hydrate((page) => <Suspense fallback={<p>It is being opened.</p>}>{page}</Suspense>);
  expect(isKept).toBe(false);
});
