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
    generateDescription: ({ doc }) => (doc as SeoSource).excerpt ?? '',
    generateImage: ({ doc }) => {
      const image = (doc as SeoSource).featuredImage ?? (doc as SeoSource).image;
      return (typeof image === 'object' ? image?.id : image) ?? '';
    },
    generateTitle: ({ doc }) => (doc as SeoSource).title ?? '',
    generateURL: ({ doc }) => `${publicUrl}${(doc as SeoSource).path ?? '/'}`,
    uploadsCollection: 'media',
  };
}
