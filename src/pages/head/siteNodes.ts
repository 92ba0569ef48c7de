import type { PageView, Site } from '../types.ts';
import { imageNode } from './imageNode.ts';
import type { JsonLdIds } from './jsonLdIds.ts';
import { type JsonLdNode, node, ref } from './jsonLdTypes.ts';
import { populated } from './pageFacts.ts';
import { sharePicture } from './sharePicture.ts';

/** The operator, with what the site settings say of it. */
export function organizationNode({ publicUrl, site }: PageView, ids: JsonLdIds): JsonLdNode {
  const picture = sharePicture(publicUrl, populated(site.shareImage));
  return node({
    '@type': 'TravelAgency',
    '@id': ids.organization,
    name: site.name,
    url: `${publicUrl}/`,
    slogan: site.tagline,
    description: site.description,
    image: picture && imageNode(picture),
    telephone: site.telephone,
    email: site.email,
    address: addressNode(site.address),
  });
}

/** The site as a whole. */
export function websiteNode({ locale, publicUrl, site }: PageView, ids: JsonLdIds): JsonLdNode {
  return node({
    '@type': 'WebSite',
    '@id': ids.website,
    url: `${publicUrl}/`,
    name: site.name,
    description: site.description,
    inLanguage: locale,
    publisher: ref(ids.organization),
  });
}

/** A country alone is the setting's default, not an address. */
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
