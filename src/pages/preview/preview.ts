import type { GlobalSlug, Payload, PayloadRequest } from 'payload';
import { SAVED_SECTION } from '../../cms/collections/Templates.ts';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { ownLanguages } from '../../cms/translations/translators.ts';
import type { StoredDocument } from '../../content/documentTypes.ts';
import { populateOf } from '../../content/reads/populate.ts';
import type { ContentReader, SharedContent } from '../../content/types.ts';
import type { Part } from '../../render/part.ts';
import type { PageView, Template } from '../../render/types.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createViewBuilder, type ViewTools } from '../buildView.ts';
import { resolvePath } from '../paths/resolve.ts';
import { previewTranslation } from './previewTranslation.ts';
import { wrapLocalized } from './wrapLocalized.ts';

export interface PreviewInput {
  kind: 'collection' | 'global';
  /** Collection or global. */
  slug: string;
  /** Document; ignored for globals. */
  id: string;
  /** The current form values, saved or not; absent: the stored draft. */
  data?: unknown;
  /** Staff member whose access rules apply. */
  user: unknown;
  /** Path of the page on which a global is shown; absent: the front page. */
  path?: string;
  /** Stored document of a part that is shown over that page, such as a popup. */
  over?: { collection: string; id: string };
  /** Filter state of the page, as a query without a question mark. */
  query?: string;
}

interface PreviewTools extends ViewTools {
  payload: Payload;
  content: ContentReader;
}

/** The engine's own; a part names its own (`previewedGlobal`). */
const PREVIEWED_GLOBALS = ['site', 'theme'];

/** The view of an editor's changes; undefined when there is no such document or the editor has no access. */
export async function previewView(input: PreviewInput, tools: PreviewTools): Promise<PageView | undefined> {
  const shared = await tools.content.shared();
  // Of all else that staff edit, translators see the translations alone.
  if (ownLanguages({ user: input.user as PayloadRequest['user'] }) && !isTranslation(input)) return undefined;
  if (input.kind === 'global') return withOver(await previewGlobal(input, shared, tools), input, tools);
  if (isTranslation(input))
    return previewTranslation({ ...input, id: Number(input.id) }, createViewBuilder(shared, tools), tools);
  if (input.slug === 'templates') return previewTemplate(input, shared, tools);
  const part = tools.parts.having('previews').find(({ previews }) => previews.collection === input.slug);
  if (part) return previewOfPart(part, input, shared, tools);
  if (!tools.documents.get(input.slug)) return undefined;
  const doc = (await findDraft(input.slug, input, tools)) as StoredDocument | null | undefined;
  return doc ? createViewBuilder(shared, tools).document(input.slug, doc) : undefined;
}

function isTranslation({ kind, slug }: Pick<PreviewInput, 'kind' | 'slug'>): boolean {
  return kind === 'collection' && slug === TRANSLATIONS;
}

async function findDraft(
  collection: string,
  input: PreviewInput,
  { documents, payload }: PreviewTools,
): Promise<unknown> {
  const id = Number(input.id);
  if (!Number.isSafeInteger(id)) return undefined;
  return payload.findByID({
    collection: slugOf(collection),
    id,
    depth: 2,
    populate: populateOf(documents),
    disableErrors: true,
    // With `draft`, Payload would replace the form's values by the stored draft.
    draft: !input.data,
    overrideAccess: false,
    user: input.user,
    ...(input.data ? { data: { ...(wrapLocalized(input.data, DEFAULT_LOCALE) as object), id } } : {}),
  });
}

async function previewGlobal(
  input: PreviewInput,
  shared: SharedContent,
  tools: PreviewTools,
): Promise<PageView | undefined> {
  const ofParts = tools.parts.having('previewedGlobal').map(({ previewedGlobal }) => previewedGlobal);
  if (![...PREVIEWED_GLOBALS, ...ofParts].includes(input.slug)) return undefined;
  // The lists contain only slugs of globals.
  const slug = input.slug as GlobalSlug;
  if (!input.data) return viewOfPath(input.path ?? '/', shared, tools);
  const changed = {
    [slug]: await tools.payload.findGlobal({
      slug,
      depth: 1,
      populate: populateOf(tools.documents),
      data: input.data as Record<string, unknown>,
      overrideAccess: false,
      user: input.user,
    }),
  };
  const isOfPart = slug in shared.globals;
  const now = isOfPart ? { ...shared, globals: { ...shared.globals, ...changed } } : { ...shared, ...changed };
  return viewOfPath(input.path ?? '/', now, tools);
}

async function previewTemplate(
  input: PreviewInput,
  shared: SharedContent,
  tools: PreviewTools,
): Promise<PageView | undefined> {
  const template = (await findDraft('templates', input, tools)) as Template | undefined;
  if (!template) return undefined;
  if (template.kind === SAVED_SECTION) return withBody(await viewOfPath('/', shared, tools), template);
  const slot = slotOf(template.kind, tools);
  const templates = [...shared.templates.filter(({ id }) => id !== template.id), template];
  const site = { ...shared.site, templates: { ...shared.site.templates, [slot]: template.id } };
  const path = await samplePath(template.kind, tools);
  return viewOfPath(path, { ...shared, site, templates }, tools);
}

/** Template slot for a kind of template; a card is previewed as the body of a document of a listed kind. */
function slotOf(kind: Template['kind'], { documents }: PreviewTools): string {
  if (kind === 'card') return carded(documents)?.template ?? 'article';
  return kind === 'not-found' ? 'notFound' : kind;
}

/** The document kind for card previews: one with its own template, since it has the most fields. */
function carded(documents: ViewTools['documents']) {
  return documents.having('template')[0] ?? documents.having('archive')[0];
}

/** A part's document is shown above the front page, or in place of its body where the part provides a layout. */
async function previewOfPart(
  { name, previews }: Pick<Part, 'name'> & Required<Pick<Part, 'previews'>>,
  input: PreviewInput,
  shared: SharedContent,
  tools: PreviewTools,
): Promise<PageView | undefined> {
  const doc = (await findDraft(previews.collection, input, tools)) as { id: number } | undefined;
  if (!doc) return undefined;
  const view = { ...(await viewOfPath('/', shared, tools)), edited: { part: name, doc } };
  const layout = previews.body?.(doc.id);
  return layout ? withBody(view, { ...NO_TEMPLATE, layout }) : view;
}

/** A page with the document of a part over it; as it is where there is none that the editor may read. */
async function withOver(
  view: PageView | undefined,
  { over, user }: PreviewInput,
  tools: PreviewTools,
): Promise<PageView | undefined> {
  const part = over && tools.parts.having('previews').find(({ previews }) => previews.collection === over.collection);
  if (!view || !part) return view;
  const doc = (await findDraft(
    over.collection,
    { kind: 'collection', slug: over.collection, id: over.id, user },
    tools,
  )) as { id: number } | undefined;
  return doc ? { ...view, edited: { part: part.name, doc } } : view;
}

/** A page with another layout in place of its own. */
function withBody(view: PageView, body: Template): PageView {
  return { ...view, templates: { ...view.templates, body } };
}

/** Placeholder for a template that is not stored. */
const NO_TEMPLATE: Template = { id: 0, title: '', kind: 'page', createdAt: '', updatedAt: '' };

/** Path of a page that uses a template of this kind. */
async function samplePath(kind: Template['kind'], { content, documents }: PreviewTools): Promise<string> {
  const own = documents.having('archive').find(({ archive }) => archive.template === kind);
  if (own || kind === 'archive') return (own ?? documents.having('archive')[0])?.archive.path ?? '/';
  if (kind === 'search') return '/search/';
  if (kind === 'not-found') return '/preview-of-a-missing-page/';
  const sample =
    kind === 'card'
      ? carded(documents)
      : [...documents].find(({ template, treatedAs }) => (template ?? treatedAs) === kind);
  // The front page has no template, and is in no list.
  return (sample && (await content.list(sample.name, { limit: 1 })).docs[0]?.path) ?? '/';
}

async function viewOfPath(path: string, shared: SharedContent, tools: PreviewTools): Promise<PageView> {
  const views = createViewBuilder(shared, tools);
  const resolution = await resolvePath(path, tools);
  if (resolution.kind === 'document' || resolution.kind === 'archive') return views.resolved(resolution);
  return views.notFound(path);
}
