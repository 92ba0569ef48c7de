import { block, container, text } from '../../../src/demo/blocks.ts';
import type { Kind } from './things.ts';
import { pathOf } from './things.ts';

/** Ids of the articles' tags. */
export type TagIds = readonly number[];

/** All fields of one revision. Every text contains the token, some of it in separate tables. */
export function contentOf(kind: Kind, token: string, tags: TagIds): Record<string, unknown> {
  switch (kind) {
    case 'pages':
      return documentContent(token);
    case 'posts':
      return { ...documentContent(token), byline: `Byline ${token}`, tags: tagsOf(token, tags) };
    case 'menus':
      return { title: `Menu ${token}`, items: [1, 2, 3].map((number) => entry(`${number} ${token}`, [4, 5])) };
    case 'site':
      return {
        name: `Name ${token}`,
        tagline: `Tagline ${token}`,
        description: `Description ${token}`,
        email: `${token}@khettara.example`,
        address: { street: `Street ${token}`, locality: `Town ${token}` },
      };
    case 'media':
      return Object.fromEntries(['alt', 'title', 'description', 'caption'].map((name) => [name, `${name} ${token}`]));
  }
}

function documentContent(token: string): Record<string, unknown> {
  const list = block('icon-list', { items: [1, 2, 3].map((number) => ({ text: `Entry ${number} ${token}` })) });
  const deepest = container({}, [block('rich-text', { content: text(`Text ${token}`) }), list]);
  const middle = container({}, [deepest, block('quote', { text: `Quote ${token}` } as never)]);
  return {
    title: `Title ${token}`,
    excerpt: `Summary ${token}`,
    layout: [container({}, [block('heading', { text: `Heading ${token}`, level: 'h2' }), middle])],
    meta: { title: `Meta title ${token}`, description: `Meta description ${token}` },
    path: pathOf(token),
  };
}

/** Two of the tags, different ones for each revision. */
function tagsOf(token: string, tags: TagIds): number[] {
  const number = Number(token.slice(token.lastIndexOf('x') + 1));
  return [0, 1].map((offset) => tags[(number + offset) % tags.length] as number);
}

function entry(label: string, children: number[]): object {
  const link = { kind: 'address', address: 'https://khettara.example/' };
  return { label, ...link, children: children.map((number) => ({ label: `${number} ${label}`, ...link })) };
}

/**
 * First difference between a stored and a written value; the stored one may have more, such as ids and defaults.
 * @returns the path of the first difference; undefined when all of it is there
 */
export function findDifference(stored: unknown, written: unknown, place = ''): string | undefined {
  if (typeof written !== 'object' || written === null) {
    return stored === written ? undefined : `${place} is ${JSON.stringify(stored)}, not ${JSON.stringify(written)}`;
  }
  if (typeof stored !== 'object' || stored === null) return `${place} is missing`;
  if (Array.isArray(written) && (stored as unknown[]).length !== written.length) {
    return `${place} has ${(stored as unknown[]).length} of ${written.length} entries`;
  }
  for (const [name, value] of Object.entries(written)) {
    const difference = findDifference((stored as Record<string, unknown>)[name], value, `${place}.${name}`);
    if (difference) return difference;
  }
  return undefined;
}
