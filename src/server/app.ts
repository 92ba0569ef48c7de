import type { RequestListener } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Payload } from 'payload';
import { isKnownBrowser } from '../cms/accounts/knownBrowser.ts';
import type { StudioLanguages } from '../cms/studio/language/studioLanguages.ts';
import type { Env } from '../env.ts';
import type { SiteRenderer } from '../pages/siteRenderer.ts';
import { createPages } from './cache/createPages.ts';
import { createDiskCache } from './cache/diskCache.ts';
import { createReadyAnswers } from './cache/earlyResponses.ts';
import { createPageCache } from './cache/pageCache.ts';
import { createPurger } from './cache/purger.ts';
import { watchDays } from './cache/watchDays.ts';
import { createClaimEndpoint } from './claim/claimEndpoint.ts';
import type { Claim } from './claim/createClaim.ts';
import { createInvitationEndpoint } from './claim/invitationEndpoint.ts';
import type { Door } from './connections/door.ts';
import { registerFormEndpoints, registerQueryEndpoints } from './endpoints/registerFormEndpoints.ts';
import { createFaultLog } from './faults/faultLog.ts';
import { onError } from './faults/onError.ts';
import { media } from './media/media.ts';
import { registerOwnFonts } from './media/ownFonts.ts';
import { READING } from './pipeline/endpointPolicy.ts';
import { createPermitPools } from './pipeline/permitPools.ts';
import { pipeline } from './pipeline/pipeline.ts';
import { assets } from './plugins/assets.ts';
import { requireDatabase } from './plugins/databaseThere.ts';
import { draining } from './plugins/draining.ts';
import { pressure } from './plugins/pressure.ts';
import { rateLimit } from './plugins/rateLimit.ts';
import { refuseAmbiguous } from './plugins/refuseAmbiguous.ts';
import {
  HANDLER_TIMEOUT_MS,
  HEADERS_TIMEOUT_MS,
  MAX_BODY_BYTES,
  requestLimits,
  UPLOAD_TIMEOUT_MS,
} from './plugins/requestLimits.ts';
import { refuseOtherMethods, routeMethods } from './plugins/routeMethods.ts';
import { listSecurityHeaders, securityHeaders } from './plugins/securityHeaders.ts';
import { serveStudioLanguage } from './plugins/studioLanguage.ts';
import { readinessChecks } from './readiness.ts';
import { originForm } from './requestPath.ts';
import { registerCalls } from './routes/calls.ts';
import { registerClaim } from './routes/claim.ts';
import { registerEditBar } from './routes/editBar.ts';
import { registerFragments } from './routes/fragments.ts';
import { registerHealth } from './routes/health.ts';
import { registerInvitation } from './routes/invitation.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerNotFound, registerPages } from './routes/pages.ts';
import { registerPreview } from './routes/preview.ts';
import { previewStates } from './routes/previewStates.ts';
import { registerRefreshLoop } from './routes/refreshLoop.ts';
import { registerSearch } from './routes/search.ts';
import { registerStudio } from './routes/studio.ts';
import { registerStudioHome } from './routes/studioHome.ts';
import { registerTime } from './routes/time.ts';
import type { Studio } from './studio/createStudio.ts';
import { findStaff } from './studio/findStaff.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Request listener of the server: cached pages first, then `routing`. */
    answer: RequestListener;
  }
}

export interface AppOptions {
  env: Env;
  /** Absent while waiting for the database: then there is no preview and no first account. */
  payload?: Payload;
  site: SiteRenderer;
  /** Absent in a process with ROLE=site. */
  studio?: Studio;
  /** Languages of the studio; without, it is in English. */
  languages?: StudioLanguages | undefined;
  /** The one-time link for the first account; absent without the studio. */
  claim?: Claim;
  /** Absolute path of `dist/client/assets`; absent in development, where Vite serves the islands. */
  assetsDir?: string;
  isStopping?: () => boolean;
  isDevelopment?: boolean;
  /** Shorter in tests. */
  handlerTimeoutMs?: number;
  /** While true, load shedding is off. */
  isStarting?: () => boolean;
  logger?: FastifyServerOptions['logger'];
  /** HTTP server shared by several apps of one process; absent: its own. */
  door?: Door;
}

/** Builds the Fastify app of one process, ready to listen or to be tested by `inject`. It never listens by itself. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { door, env, payload, site, studio, isDevelopment = false } = options;
  const app = Fastify({
    logger: options.logger ?? false,
    // Logging a line per request would cost more than the request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < env.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    handlerTimeout: options.handlerTimeoutMs ?? HANDLER_TIMEOUT_MS,
    // While the app closes, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    ...(door && { serverFactory: () => door.server }),
    // Errors before routing pass no hook.
    frameworkErrors: (error, request, reply) =>
      onError(error, request, reply.headers(listSecurityHeaders(env.publicUrl))),
  });
  app.setErrorHandler(onError);

  const cache = createPageCache();
  const faults = createFaultLog(app.log);
  const disk = createDiskCache(env.dataDir);
  const pools = createPermitPools();
  const pages = createPages({ site, cache, disk, faults, pools, hasSharedCache: env.purge !== undefined });
  // A studio process sends no pages. Each site process purges when it has received a change: until then it would fill the cache with stale pages.
  const purger = env.purge && env.role !== 'studio' ? createPurger(env.purge, { faults }) : undefined;
  const stopDays = watchDays();
  app.addHook('onClose', async () => {
    stopDays();
    purger?.close();
    pages.close();
    await pages.idle();
  });

  const isStopping = options.isStopping ?? (() => false);
  const ready = createReadyAnswers({ peek: cache.get, headers: listSecurityHeaders(env.publicUrl), isStopping });
  app.decorate('answer', ready.before(app.routing));
  if (options.languages) serveStudioLanguage(app, options.languages);
  await app.register(routeMethods);
  // These two routes are registered by third-party plug-ins.
  await app.register(pipeline, { pools, policies: { '/assets/*': READING, '/media/*': READING } });
  await app.register(draining, { isStopping });
  await app.register(securityHeaders, { publicUrl: env.publicUrl });
  await app.register(requestLimits);
  await app.register(refuseAmbiguous);
  await app.register(pressure, options.isStarting ? { isStarting: options.isStarting } : {});
  await app.register(rateLimit);
  if (options.assetsDir) await app.register(assets, { root: options.assetsDir });
  await app.register(media, { env });
  if (payload) registerOwnFonts(app, payload);

  const states = previewStates();
  const checks = readinessChecks(payload, env.dataDir);
  registerHealth(app, { isStopping, checks, faults });
  if (studio) {
    const needsDatabase = requireDatabase(checks.database, faults);
    registerStudio(app, studio, {
      languages: options.languages,
      isDevelopment,
      publicUrl: env.publicUrl,
      needsDatabase,
      findStaff: async (request) => payload && findStaff({ payload, publicUrl: env.publicUrl }, request),
      isFromKnownBrowser: ({ headers }) => Boolean(payload && isKnownBrowser(payload.secret, headers.cookie)),
    });
    if (payload) {
      registerPreview(app, { payload, site, states, publicUrl: env.publicUrl });
      registerEditBar(app, { payload, publicUrl: env.publicUrl });
    }
    if (payload && options.claim) registerClaim(app, options.claim);
    if (payload) registerInvitation(app, payload);
  }
  if (payload && env.metricsToken) registerMetrics(app, { payload, token: env.metricsToken });
  if (env.role === 'studio') registerStudioHome(app);
  else {
    registerFragments(app, pages, site);
    registerCalls(app, pages, site);
    registerTime(app);
    registerSearch(app, pages, site);
    registerRefreshLoop(app, { pages, site, payload, states, permits: pools.staff, publicUrl: env.publicUrl });
    registerPages(app, { pages, ready, site });
  }
  if (payload) {
    const isHere = ({ isOfPages }: { isOfPages: boolean }) => !isOfPages || env.role !== 'studio';
    const services = {
      payload,
      publicUrl: env.publicUrl,
      countedPath: site.countedPath,
      fontFacesOf: site.fontFacesOf,
      showNotice: site.notice,
      showAnswered: site.answered,
    };
    const posts = site.formEndpoints.filter(isHere);
    if (studio && options.claim) posts.push(createClaimEndpoint(options.claim));
    if (studio) posts.push(createInvitationEndpoint());
    registerQueryEndpoints(app, site.queryEndpoints.filter(isHere), services);
    registerFormEndpoints(app, posts, services);
  }
  registerNotFound(app, pages);
  await app.register(refuseOtherMethods);
  return app;
}
