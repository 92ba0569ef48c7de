import type { BrowserContext, Page } from '@playwright/test';
import { type LayoutEditor, layoutEditor } from '../studioTest.ts';

/** Timeout of saving a draft on a busy machine, in ms; it is saved 2 s after the last change. */
export const SAVED_WITHIN_MS = 20_000;

/** A document from the API. */
export interface StoredDocument {
  id: number;
  title: string;
  _status: string;
  layout: unknown;
}

/** All documents of a collection, as last saved. */
export async function listDocuments<Stored = StoredDocument>(
  admin: BrowserContext,
  collection: string,
): Promise<Stored[]> {
  const answer = await admin.request.get(`/api/${collection}?limit=200&depth=0&draft=true&sort=id`);
  if (!answer.ok()) throw new Error(`The ${collection} could not be listed: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { docs: Stored[] }).docs;
}

/** A document as last saved, or as published. */
export async function readDocument(
  admin: BrowserContext,
  collection: string,
  id: number,
  draft = true,
): Promise<StoredDocument> {
  const answer = await admin.request.get(`/api/${collection}/${id}?depth=0&draft=${draft}`);
  return (await answer.json()) as StoredDocument;
}

/** Creates a document over the API and returns its id. */
export async function makeDocument(
  admin: BrowserContext,
  origin: string,
  data: { title: string; layout: readonly object[]; kind?: string },
  collection = 'pages',
): Promise<number> {
  const answer = await admin.request.post(`/api/${collection}`, {
    data: { _status: 'published', ...data },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

/** Opens a document in the editor, until its tree is there. */
export async function openEditor(page: Page, collection: string, id: number): Promise<LayoutEditor> {
  page.setDefaultTimeout(20_000);
  await page.goto(`/admin/collections/${collection}/${id}`);
  const editor = layoutEditor(page);
  await editor.tree.waitFor({ timeout: 30_000 });
  return editor;
}

/** A layout without the ids of its blocks and rows. */
export function withoutIds(layout: unknown): unknown {
  return JSON.parse(JSON.stringify(layout), (key, value) => (key === 'id' ? undefined : value));
}

/** The demo's front page, which has more blocks than any other document. */
export async function findFrontPage(admin: BrowserContext): Promise<StoredDocument & { collection: string }> {
  for (const collection of ['pages', 'posts']) {
    const answer = await admin.request.get(`/api/${collection}?where[path][equals]=%2F&depth=0&draft=true`);
    const [found] = ((await answer.json()) as { docs: StoredDocument[] }).docs;
    if (found) return { ...found, collection };
  }
  throw new Error('The demo has no front page.');
}
