import type { Payload } from 'payload';
import type { siteModules } from '#site/modules';
import { ensure } from './ensure.ts';

/** Adds the pages that a site's own code has for the demo; one that is there already stays as it is. */
export async function seedSitePages(payload: Payload, demo: (typeof siteModules)['demo']): Promise<void> {
  for (const page of demo?.pages ?? []) {
    const meta = { title: page.title, description: page.excerpt };
    await ensure(payload, 'pages', { path: { equals: page.path } }, { ...page, _status: 'published', meta });
  }
}
