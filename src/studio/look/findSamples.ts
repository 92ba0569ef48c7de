/** A page of this site that shows the look. */
export interface SamplePage {
  label: string;
  path: string;
}

const FRONT: SamplePage = { label: 'Front page', path: '/' };

/** Sample pages beside the front page; a site without one of them shows the others. */
const ASKED = [
  ['A tour', '/api/tours?limit=1&depth=0&sort=createdAt&where[_status][equals]=published'],
  ['An article', '/api/posts?limit=1&depth=0&sort=createdAt&where[_status][equals]=published'],
  ['A form', '/api/pages?limit=1&depth=0&where[_status][equals]=published&where[path][contains]=contact'],
] as const;

/** The front page, and the first published journey, article and contact page. */
export async function findSamples(signal: AbortSignal): Promise<SamplePage[]> {
  const found = await Promise.all(ASKED.map(([label, address]) => findOne(label, address, signal)));
  return [FRONT, ...found.flat()];
}

async function findOne(label: string, address: string, signal: AbortSignal): Promise<SamplePage[]> {
  const response = await fetch(`${address}&select[path]=true`, { credentials: 'include', signal });
  if (!response.ok) return [];
  const { docs } = (await response.json()) as { docs: { path?: string | null }[] };
  return docs.flatMap(({ path }) => (path ? [{ label, path }] : []));
}
