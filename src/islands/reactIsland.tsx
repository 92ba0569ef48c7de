import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './context.ts';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { Mount } from './types.ts';

/**
 * Creates the `mount` of a React island: hydrates the server's markup and settles when that is done. Its clean-up unmounts React and restores the
 * server's markup, so the same element can be mounted again. An error while rendering does the same and fails the island, at first by rejecting,
 * later through `context.fail`.
 */
export function reactIsland<P extends object>(Component: ComponentType<P>): Mount {
  return (element, props, { fail }) =>
    new Promise((resolve, reject) => {
      const markup = element.innerHTML;
      const cleanUp = () => {
        root.unmount();
        element.innerHTML = markup;
      };
      let failIsland = (error: unknown) => {
        cleanUp();
        reject(error);
      };
      const handleReady = () => {
        failIsland = fail;
        resolve(cleanUp);
      };
      const root = hydrateRoot(
        element,
        // A root cannot be unmounted while it renders.
        <IslandBoundary onReady={handleReady} onError={(error) => queueMicrotask(() => failIsland(error))}>
          <InsideIsland value={true}>
            <Component {...(props as P)} />
          </InsideIsland>
        </IslandBoundary>,
        {
          identifierPrefix: element.getAttribute('prefix') ?? '',
          onRecoverableError: (error) => {
            // biome-ignore lint/suspicious/noConsole: the page works, but its author should know
            console.error('Island rendered anew', element.getAttribute('name'), error);
          },
          // The error boundary reports these.
          onCaughtError: () => undefined,
        },
      );
    });
}
