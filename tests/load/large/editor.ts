import type { Staff } from '../../support/requests/staff.ts';

/** Kinds of publish, in turn. */
export const PUBLISHES = ['text', 'title', 'unpublish', 'new'] as const;
export type Publish = (typeof PUBLISHES)[number];

/** Editor of a large site. */
export interface Editor {
  /**
   * Publishes one change.
   * @param path of the article; for a new one its path
   * @returns time until the studio's response, in ms
   * @throws Error when it was not saved
   */
  publish(what: Publish, path: string): Promise<number>;
  /** Saves a setting that every page depends on. @throws Error when it was not saved */
  touchEverything(): Promise<void>;
}

interface Stored {
  id: number;
  title: string;
  layout: object[];
  categories: number[];
  tags: number[];
  featuredImage: number;
}

export function createEditor(staff: Staff): Editor {
  let round = 0;

  async function read(path: string): Promise<Stored> {
    const answer = await staff('GET', `/posts?depth=0&limit=1&where[path][equals]=${encodeURIComponent(path)}`);
    const { docs } = (await answer.json()) as { docs: Stored[] };
    if (!docs[0]) throw new Error(`There is no article at ${path}.`);
    return docs[0];
  }

  return {
    async publish(what, path) {
      round += 1;
      const stored = await read(what === 'new' ? MODEL : path);
      const { method, address, data } = requestFor(what, path, stored, round);
      const began = performance.now();
      const answer = await staff(method, address, data);
      const tookMs = performance.now() - began;
      if (!answer.ok) throw new Error(`${what} of ${path} was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      return tookMs;
    },
    async touchEverything() {
      const answer = await staff('POST', '/globals/search', { synonyms: 'camel, dromedary' });
      if (!answer.ok) throw new Error(`The setting was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    },
  };
}

/** Template for new articles. */
const MODEL = '/articles/part-0/';

function requestFor(
  what: Publish,
  path: string,
  { id, ...stored }: Stored,
  round: number,
): { method: string; address: string; data: object } {
  const address = `/posts/${id}?depth=0`;
  switch (what) {
    case 'text': {
      const layout = [...stored.layout, { blockType: 'heading', text: `Round ${round}`, level: 'h2' }];
      return { method: 'PATCH', address, data: { layout, _status: 'published' } };
    }
    case 'title':
      return { method: 'PATCH', address, data: { title: `Round ${round}`, _status: 'published' } };
    case 'unpublish':
      return { method: 'PATCH', address, data: { _status: 'draft' } };
    case 'new': {
      const { layout, categories, tags, featuredImage } = stored;
      const data = { title: `Round ${round}`, path, layout, categories, tags, featuredImage, _status: 'published' };
      return { method: 'POST', address: '/posts?depth=0', data };
    }
  }
}
