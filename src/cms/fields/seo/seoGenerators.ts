import { seoPlugin } from '@payloadcms/plugin-seo';
import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types';
import type { CollectionConfig, CollectionSlug, Plugin } from 'payload';
import { slugOf } from '../../slugOf.ts';
import { isSeoTab } from './seo.ts';

interface SeoSource {
  title?: string;
  excerpt?: string;
  path?: string;
  featuredImage?: number | { id: number };
  image?: number | { id: number };
}

/**
 * The SEO plugin's “generate” buttons: they fill in a document's own title, summary, picture and URL.
 * @param publicUrl origin of the site
 */
export function seoGenerators(publicUrl: string): Plugin {
  const collections: CollectionSlug[] = [];
  const options: SEOPluginConfig = {
    collections,
    generateDescription: ({ doc }) => (doc as SeoSource).excerpt ?? '',
    generateImage: ({ doc }) => {
      const image = (doc as SeoSource).featuredImage ?? (doc as SeoSource).image;
      return (typeof image === 'object' ? image?.id : image) ?? '';
    },
    generateTitle: ({ doc }) => (doc as SeoSource).title ?? '',
    generateURL: ({ doc }) => `${publicUrl}${(doc as SeoSource).path ?? '/'}`,
    uploadsCollection: 'media',
  };
  return async (config) => {
    const made = await seoPlugin(options)(config);
    // Added before the plugin runs, these collections would get its fields beside ours. The buttons work for listed collections only.
    for (const { slug } of config.collections?.filter(hasSeoTab) ?? []) collections.push(slugOf(slug));
    return made;
  };
}

function hasSeoTab({ fields }: CollectionConfig): boolean {
  return fields.some((field) => field.type === 'tabs' && field.tabs.some(isSeoTab));
}
