import { t } from '../../../shared/studioWords/t.ts';
import { translated } from '../../../shared/studioWords/translated.ts';

/** Properties of a declaration that people read. */
const TEXTS = ['description', 'group', 'label', 'placeholder', 'plural', 'singular', 'title'];
/** Parts of a declaration that are content, or read by programs only. */
const NOT_WORDS = new Set(['custom', 'db', 'defaultValue', 'editor', 'endpoints', 'i18n', 'jobs', 'meta', 'secret']);

/**
 * Makes all labels, descriptions and placeholders of collections, globals, blocks and their fields follow the language of the request.
 * Called for the sanitized configuration, as Payload copies parts of what it is given.
 * @returns the same configuration
 */
export function translateConfig<Config extends object>(config: Config): Config {
  for (const { declaration, name } of declaredTexts({ ...config })) translated(declaration, name);
  const { meta } = (config as { admin?: { meta?: { titleSuffix?: string } } }).admin ?? {};
  if (meta) Object.defineProperty(meta, 'titleSuffix', { enumerable: true, get: () => ` · ${t('Rihla studio')}` });
  return config;
}

/** A text of a declaration. */
export interface DeclaredText {
  /** The object that has it, and the name of the property. */
  declaration: Record<string, unknown>;
  name: string;
  text: string;
}

/** All texts that people read in a configuration. */
export function declaredTexts({
  blocks,
  collections,
  globals,
  admin,
}: Partial<Record<string, unknown>>): DeclaredText[] {
  const found: DeclaredText[] = [];
  const seen = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    const prototype = Object.getPrototypeOf(part);
    if (!Array.isArray(part) && prototype !== Object.prototype && prototype !== null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (typeof inner === 'string' && TEXTS.includes(name)) {
        // Only plain objects come here.
        found.push({ declaration: part as Record<string, unknown>, name, text: inner });
      } else if (!NOT_WORDS.has(name)) visit(inner);
    }
  };
  const { components, livePreview } = (admin ?? {}) as {
    components?: { views?: Record<string, { meta?: unknown }> };
    livePreview?: unknown;
  };
  const titles = Object.values(components?.views ?? {}).map(({ meta }) => meta);
  for (const part of [collections, globals, blocks, livePreview, titles]) visit(part);
  return found;
}
