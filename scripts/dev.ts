import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import middie from '@fastify/middie';
import closeWithGrace from 'close-with-grace';
import { createServer } from 'vite';
import { createStudioLanguages } from '../src/cms/studio/language/studioLanguages.ts';
import './dev/useSite.ts';
import { readEnv } from '../src/env.ts';
import { ROOT } from './lib/root.ts';

// `npm run dev`: the whole site in one process. Changes of pages, widgets and islands are visible on reload, those of the studio at once; only
// changes below src/server need a restart.
process.env.RIHLA_ROOT = ROOT;
process.env.NEXT_TELEMETRY_DISABLED = '1';
// React and what it renders with have to agree, and the first build of Vite would choose production.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'development' });

/** The built fonts are used here too; everything else of the build is ignored. */
const CLIENT = join(ROOT, 'dist/client');
const env = readEnv();
mkdirSync(env.dataDir, { recursive: true });

const { getPayload } = await import('payload');
const { default: config } = await import('../src/studio/payload.config.ts');
const { migrate } = await import('../src/cms/migrate.ts');
const { startJobs } = await import('../src/cms/jobs.ts');
const { startMail } = await import('../src/cms/mail/delivery/startMail.ts');
const { startScheduler } = await import('../src/cms/scheduler.ts');
const { buildApp } = await import('../src/server/app.ts');
const { createClaim } = await import('../src/server/claim/createClaim.ts');
const { hasAccount } = await import('../src/server/claim/createFirstAdmin.ts');
const { printStart } = await import('../src/server/start/printStart.ts');
const { createStudio } = await import('../src/server/studio/createStudio.ts');
const { needsSeed } = await import('../src/demo/needsSeed.ts');
const { buildFonts } = await import('../src/styles/fonts/build/buildFonts.ts');
const { createDevSite } = await import('./dev/createDevSite.ts');
const { serveLoader } = await import('./dev/serveLoader.ts');

const payload = await getPayload({ config });
await migrate(payload);

const vite = await createServer({
  root: ROOT,
  configFile: join(ROOT, 'vite.config.ts'),
  plugins: [await serveLoader()],
  server: { middlewareMode: true, ws: false, hmr: false },
});
if (env.firstSite === 'demo' && (await needsSeed(payload))) {
  const { seedWithReport } = (await vite.ssrLoadModule(
    '/src/demo/seedWithReport.ts',
  )) as typeof import('../src/demo/seedWithReport.ts');
  await seedWithReport(payload, env.demoLanguages);
}
if (env.firstSite === 'demo') {
  const { paintPictures } = (await vite.ssrLoadModule(
    '/src/demo/paintPictures.ts',
  )) as typeof import('../src/demo/paintPictures.ts');
  const { drawScene } = (await vite.ssrLoadModule(
    '/src/demo/drawScene.ts',
  )) as typeof import('../src/demo/drawScene.ts');
  const draw = (scene: Parameters<typeof drawScene>[0]) => drawScene(scene, join(ROOT, 'dist/artwork'));
  const log = (line: string): void => void process.stdout.write(`  ${line}\n`);
  for (const { reason, title } of await paintPictures(payload, { draw, log })) {
    log(`The picture “${title}” could not be made: ${reason}`);
  }
}

const { FEATURES } = (await vite.ssrLoadModule('/src/pages/features.ts')) as typeof import('../src/pages/features.ts');
for (const { start } of FEATURES.parts) start?.(env);
const claim = createClaim(env.dataDir);
const languages = createStudioLanguages(ROOT);
const studio = createStudio({ root: ROOT, languages, isDevelopment: true, hostname: 'localhost', port: env.port });
const site = await createDevSite({ vite, payload, env, root: ROOT, fonts: await buildFonts(CLIENT) });
const app = await buildApp({
  env,
  payload,
  site,
  studio,
  languages,
  claim,
  assetsDir: join(CLIENT, 'assets'),
  isDevelopment: true,
  logger: { level: 'info' },
});
await app.register(middie);
app.use(vite.middlewares);
const jobs = await startJobs(payload);
const stopMail = await startMail(payload, env);
const scheduler = startScheduler(payload, env, site.scheduledJobs);

closeWithGrace({ delay: 5_000, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'Stopping because of an unexpected error.');
  await app.close();
  await vite.close();
  await scheduler.stop();
  stopMail();
  await jobs.stop();
  await studio.close();
  await payload.destroy();
});

await app.listen({ port: env.port, host: env.host });
const token = (await hasAccount(payload)) ? undefined : claim.open();
printStart({ env, address: app.server.address(), token });
studio
  .ready()
  .catch((error: unknown) => app.log.error({ err: error }, 'The studio could not start; the site goes on.'));
