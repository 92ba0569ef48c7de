import type { JsonLdIds } from '../../render/jsonLd/jsonLdIds.ts';
import { type JsonLdNode, node, ref } from '../../render/jsonLd/jsonLdTypes.ts';
import { sharePicture } from '../../render/pictures/sharePicture.ts';
import { populated } from '../../render/populated.ts';
import type { PageView, Site } from '../../render/types.ts';
import { imageNode } from './imageNode.ts';

/** The operator: on the front page with all site settings, elsewhere as the target of references. */
export function organizationNode({ path, publicUrl, site }: PageView, ids: JsonLdIds): JsonLdNode {
  const named = { '@type': 'TravelAgency', '@id': ids.organization, name: site.name, url: `${publicUrl}/` } as const;
  if (path !== '/') return node(named);
  const picture = sharePicture(publicUrl, populated(site.shareImage));
  return node({
    ...named,
    slogan: site.tagline,
    description: site.description,
    image: picture && imageNode(picture),
    telephone: site.telephone,
    email: site.email,
    address: addressNode(site.address),
  });
}

/** The WebSite node. */
export function websiteNode({ locale, path, publicUrl, site }: PageView, ids: JsonLdIds): JsonLdNode {
  return node({
    '@type': 'WebSite',
    '@id': ids.website,
    url: `${publicUrl}/`,
    name: site.name,
    description: path === '/' ? site.description : undefined,
    inLanguage: locale,
    publisher: ref(ids.organization),
  });
}

/** The postal address; a country alone is the setting's default, not an address. */
function addressNode(address: Site['address']): JsonLdNode | undefined {
  if (!address?.street && !address?.locality && !address?.postalCode) return undefined;
  return node({
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    postalCode: address.postalCode,
    addressCountry: address.country,
  });
}
