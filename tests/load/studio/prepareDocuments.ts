import { isObject } from '../../../src/shared/isObject.ts';
import type { Staff } from '../../support/requests/staff.ts';

/** A document to be edited. */
export interface Prepared {
  name: string;
  /** Path of its editing page. */
  path: string;
}

interface Stored {
  id: number;
  path: string;
  layout: object[];
}

const MANY = 300;

/** The demo's front page, and another article that repeats its blocks up to 300. */
export async function prepareDocuments(staff: Staff): Promise<Prepared[]> {
  const read = async (path: string) => ((await (await staff('GET', path)).json()) as { docs: Stored[] }).docs;
  const [front] = await read('/pages?depth=0&where[path][equals]=/');
  const articles = await read('/posts?depth=0&limit=100');
  const [other] = articles.sort((a, b) => countBlocks(b.layout) - countBlocks(a.layout));
  if (!front || !other) throw new Error('The demo has no front page, or no articles.');
  const saved = await staff('PATCH', `/posts/${other.id}?draft=true`, {
    layout: repeat(front.layout),
    _status: 'draft',
  });
  if (!saved.ok) throw new Error(`The long page was not saved: ${saved.status} ${await saved.text()}`);
  return [
    { name: `front page, ${countBlocks(front.layout)} blocks`, path: `/admin/collections/pages/${front.id}` },
    { name: `page of ${MANY} blocks`, path: `/admin/collections/posts/${other.id}` },
  ];
}

/** Whole sections, as many as fit, and headings for the rest. */
function repeat(layout: readonly object[]): object[] {
  const sections = layout.map((block) => ({ block: withoutIds(block) as object, count: countBlocks([block]) }));
  const many: object[] = [];
  let left = MANY;
  for (let number = 0; left > 0; number += 1) {
    const section = sections[number % sections.length];
    const fits = section && section.count <= left;
    many.push(fits ? section.block : { blockType: 'heading', text: `Heading ${number}` });
    left -= fits ? section.count : 1;
  }
  return many;
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isObject(value)) return value;
  const { id, ...rest } = value;
  const isRow = typeof id === 'string';
  const kept = isRow ? rest : value;
  return Object.fromEntries(Object.entries(kept).map(([name, inner]) => [name, withoutIds(inner)]));
}

function countBlocks(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, inner) => sum + countBlocks(inner), 0);
  if (!isObject(value)) return 0;
  const inside = Object.values(value).reduce((sum: number, inner) => sum + countBlocks(inner), 0);
  return inside + (typeof value.blockType === 'string' ? 1 : 0);
}
