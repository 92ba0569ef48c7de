import type { Sample } from '../../shared/looks/sample.ts';
import { msg } from '../../shared/studioWords/t.ts';

/** A page of this site that shows the look. */
export interface SamplePage {
  label: string;
  path: string;
  /** Document that is shown over the page. */
  over?: { collection: string; id: string };
}

/** What is read of a collection's configuration in the browser. */
interface SampledCollection {
  slug: string;
  admin?: { custom?: Record<string, unknown> };
}

const FRONT: SamplePage = { label: msg('Front page'), path: '/' };
const FIRST = 'limit=1&depth=0&sort=createdAt&select[path]=true&where[_status][equals]=published';

/**
 * The front page, and the first published document of each collection that declares a sample (`sampledAs`); a site without such a document shows
 * the others.
 */
export async function findSamples(
  collections: readonly SampledCollection[],
  signal: AbortSignal,
): Promise<SamplePage[]> {
  const found = collections.map(async ({ admin, slug }) => {
    // Written by `sampledAs`.
    const sample = admin?.custom?.sample as Sample | undefined;
    return sample ? findSample(slug, sample, signal) : [];
  });
  const pages = (await Promise.all(found)).flat();
  // What lies over the front page comes last.
  return [FRONT, ...pages.filter(({ over }) => !over), ...pages.filter(({ over }) => over)];
}

async function findSample(collection: string, sample: Sample, signal: AbortSignal): Promise<SamplePage[]> {
  const { isOver, label, where } = sample;
  const address = `/api/${collection}?${[FIRST, where].filter(Boolean).join('&')}`;
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok) return [];
  const { docs } = (await response.json()) as { docs: { id: number; path?: string | null }[] };
  return docs.flatMap(({ id, path }) => {
    if (isOver) return [{ ...FRONT, label, over: { collection, id: String(id) } }];
    return path ? [{ label, path }] : [];
  });
}
