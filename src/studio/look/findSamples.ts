/** A page of this site that shows the look. */
export interface SamplePage {
  label: string;
  path: string;
  /** Document that is shown over the page. */
  over?: { collection: string; id: string };
}

const FRONT: SamplePage = { label: 'Front page', path: '/' };
const FIRST = 'limit=1&depth=0&sort=createdAt&select[path]=true&where[_status][equals]=published';

/** Sample pages beside the front page; a site without one of them shows the others. */
const ASKED = [
  ['A tour', `/api/tours?${FIRST}`],
  ['An article', `/api/posts?${FIRST}`],
  ['A form', `/api/pages?${FIRST}&where[path][contains]=contact`],
] as const;
/** What lies over the front page. */
const OVER = ['A popup', `/api/popups?${FIRST}`] as const;

/** The front page, the first published journey, article and contact page, and the first popup over the front page. */
export async function findSamples(signal: AbortSignal): Promise<SamplePage[]> {
  const pages = ASKED.map(async ([label, address]) =>
    (await findFirst(address, signal)).flatMap(({ path }) => (path ? [{ label, path }] : [])),
  );
  const [label, address] = OVER;
  const over = (await findFirst(address, signal)).map(({ id }) => ({
    ...FRONT,
    label,
    over: { collection: collectionOf(address), id: String(id) },
  }));
  return [FRONT, ...(await Promise.all(pages)).flat(), ...over];
}

async function findFirst(address: string, signal: AbortSignal): Promise<{ id: number; path?: string | null }[]> {
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok) return [];
  return ((await response.json()) as { docs: { id: number; path?: string | null }[] }).docs;
}

function collectionOf(address: string): string {
  return new URL(address, location.href).pathname.split('/').at(-1) ?? '';
}
