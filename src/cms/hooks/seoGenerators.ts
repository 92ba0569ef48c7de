import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types';

interface SeoSource {
  title?: string;
  excerpt?: string;
  path?: string;
  featuredImage?: number | { id: number };
  image?: number | { id: number };
}

/** What the studio's “generate” buttons fill in, from the document's own title, summary, picture and address. */
export function seoGenerators(publicUrl: string): SEOPluginConfig {
  return {
    collections: [],
    generateDescription: ({ doc }) => sourceOf(doc).excerpt ?? '',
    generateImage: ({ doc }) => {
      const image = sourceOf(doc).featuredImage ?? sourceOf(doc).image;
      return (typeof image === 'object' ? image?.id : image) ?? '';
    },
    generateTitle: ({ doc }) => sourceOf(doc).title ?? '',
    generateURL: ({ doc }) => `${publicUrl}${sourceOf(doc).path ?? '/'}`,
    uploadsCollection: 'media',
  };
}

/** A call from elsewhere than the studio may come without a document. */
function sourceOf(doc: unknown): SeoSource {
  return doc ?? {};
}
