import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NextServer, NextServerOptions } from 'next/dist/server/next.js';
import { shareClientConfigs } from '../../cms/studio/clientConfig/shareClientConfigs.ts';
import { separateClientSchemaMaps } from '../../cms/studio/language/clientSchemaMaps.ts';
import type { StudioLanguages } from '../../cms/studio/language/studioLanguages.ts';
import { studioFailed } from '../faults/errors.ts';
import { untilAnswered } from './untilAnswered.ts';

export interface Studio {
  /**
   * Starts loading the studio and resolves when it can serve requests.
   * @throws ServerError `studio_failed`
   */
  ready(): Promise<void>;
  /** Handles a request; the studio must be ready. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

export interface StudioOptions {
  /** The repository's root, absolute. */
  root: string;
  isDevelopment: boolean;
  languages: StudioLanguages;
  /** Address of the process; development needs it for the websocket that reloads the studio. */
  hostname?: string;
  port?: number;
}

/** The studio: Payload's admin and API, served by Next inside this process. Nothing is loaded before `ready` is called. */
export function createStudio({ root, isDevelopment, languages, hostname, port }: StudioOptions): Studio {
  let app: NextServer | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    shareClientConfigs();
    separateClientSchemaMaps();
    // Next is CommonJS, and its types do not describe the result of `import`.
    const createNext = createRequire(import.meta.url)('next') as (options: NextServerOptions) => NextServer;
    app = createNext({
      dev: isDevelopment,
      dir: join(root, 'src/studio/next'),
      ...(isDevelopment && { turbopack: true }),
      ...(hostname && { hostname }),
      ...(port && { port }),
    } as NextServerOptions);
    await app.prepare();
  }

  return {
    async ready() {
      loading ??= load();
      try {
        await loading;
      } catch (error) {
        // The next request retries: a new build may be in progress.
        loading = undefined;
        throw studioFailed(error);
      }
    },
    async handle(request, response) {
      const next = app?.getRequestHandler();
      if (next)
        await untilAnswered(
          response,
          languages.serve(request.headers, () => next(request, response)),
        );
    },
    async close() {
      await app?.close();
    },
  };
}
