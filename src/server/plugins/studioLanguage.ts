import type { FastifyInstance } from 'fastify';
import type { StudioLanguages } from '../../cms/studio/language/studioLanguages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent: the studio is in English. */
    studioLanguages?: StudioLanguages;
  }
}

/** What Next does not serve and staff see: previews, and the pages on which an account is opened. */
const STAFF_PAGES = /^\/(?:claim|invitation|preview)\//;

/** Serves staff in the language of the studio outside of it, too: `t` speaks it until the response is made. */
export function serveStudioLanguage(app: FastifyInstance, languages: StudioLanguages): void {
  app.decorate('studioLanguages', languages);
  // After the body was read: its events belong to the connection, and would lose the language.
  app.addHook('preHandler', (request, _reply, done) => {
    if (STAFF_PAGES.test(request.url)) languages.serve(request.headers, done);
    else done();
  });
}
