import type { Payload } from 'payload';
import type { siteModules } from '#site/modules';
import { ensure } from './ensure.ts';

/** Adds the demo pages of a site's own code; existing pages are not changed. */
export async function seedSitePages(payload: Payload, demo: (typeof siteModules)['demo']): Promise<void> {
  for (const page of demo?.pages ?? []) {
    const meta = { title: page.title, description: page.excerpt };
    await ensure(payload, 'pages', { path: { equals: page.path } }, { ...page, _status: 'published', meta });
  }
}
