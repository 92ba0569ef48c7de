import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { takeSite } from '../../src/site/findSite.ts';
import { ROOT } from '../lib/root.ts';

// Node loads the studio's configuration from its source here, so it resolves `#site` (a site's own code) as the build tools do.
const entry = takeSite(ROOT)?.entry;
if (entry) {
  registerHooks({
    resolve: (name, context, next) =>
      name === '#site' ? next(pathToFileURL(entry).href, context) : next(name, context),
  });
}
