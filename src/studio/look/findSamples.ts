/** A page of this site that shows the look. */
export interface SamplePage {
  label: string;
  path: string;
  /** Document that is shown over the page. */
  over?: { collection: 'popups'; id: string };
}

const FRONT: SamplePage = { label: 'Front page', path: '/' };

/** Sample pages beside the front page; a site without one of them shows the others. */
const ASKED = [
  ['A tour', 'tours', 'sort=createdAt'],
  ['An article', 'posts', 'sort=createdAt'],
  ['A form', 'pages', 'where[path][contains]=contact'],
] as const;

/** The front page, the first published journey, article and contact page, and a popup over the front page. */
export async function findSamples(signal: AbortSignal): Promise<SamplePage[]> {
  const [popups, ...pages] = await Promise.all([
    findOne('popups', 'sort=createdAt', signal),
    ...ASKED.map(async ([label, collection, query]) =>
      (await findOne(collection, query, signal)).flatMap(({ path }) => (path ? [{ label, path }] : [])),
    ),
  ]);
  return [
    FRONT,
    ...pages.flat(),
    ...popups.map(
      ({ id }): SamplePage => ({ label: 'A popup', path: '/', over: { collection: 'popups', id: String(id) } }),
    ),
  ];
}

async function findOne(
  collection: string,
  query: string,
  signal: AbortSignal,
): Promise<{ id: number; path?: string | null }[]> {
  const published = 'limit=1&depth=0&where[_status][equals]=published&select[path]=true';
  const response = await fetch(`/api/${collection}?${published}&${query}`, { credentials: 'include', signal });
  if (!response.ok) return [];
  return ((await response.json()) as { docs: { id: number; path?: string | null }[] }).docs;
}
