import type { Payload } from 'payload';
import { canonicalPath } from '../../../shared/urls.ts';

/** Longest stored path. */
const PATH_LENGTH = 500;

/** The page of a submission: a path of this site, and its title if the page exists. */
export async function findPage(
  payload: Payload,
  sent: string | undefined,
): Promise<{ page?: string; pageTitle?: string }> {
  const isPath = sent !== undefined && /^\/(?![/\\])/.test(sent) && sent.length <= PATH_LENGTH;
  const page = isPath ? canonicalPath(sent.split(/[?#]/, 1)[0] ?? '') : undefined;
  if (!page) return {};
  for (const { config } of Object.values(payload.collections)) {
    const names = new Set(config.flattenedFields.map(({ name }) => name));
    if (!names.has('path') || !names.has('title') || !config.versions?.drafts) continue;
    const { docs } = await payload.find({
      collection: config.slug as 'pages',
      where: { path: { equals: page } },
      depth: 0,
      limit: 1,
      pagination: false,
      select: { title: true },
    });
    if (docs[0]) return { page, pageTitle: docs[0].title };
  }
  return { page };
}
