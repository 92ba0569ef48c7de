import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import { findSite } from '../../site/findSite.ts';

const root = resolve(process.env.RIHLA_ROOT ?? process.cwd());
const site = findSite(root)?.entry && { '#site': '../../../site/site.ts' };

/** The studio alone; the site is served by Fastify. */
export default withPayload(
  {
    // React's date picker names its parts a second time for loaders of the AMD kind, which would be bundled: 244 kB of dates.
    compiler: { define: { 'define.amd': false } },
    devIndicators: false,
    distDir: '.next',
    // Node reads the maps of whatever is loaded, with all their sources: 54 MB of files, and a fifth of the process' memory.
    experimental: { turbopackSourceMaps: false },
    outputFileTracingRoot: root,
    poweredByHeader: false,
    turbopack: { root, resolveAlias: { '@payload-config': '../payload.config.ts', ...site } },
    typescript: { ignoreBuildErrors: true },
  },
  { devBundleServerPackages: false },
);
