import type { JsonLdIds } from '../../render/jsonLd/jsonLdIds.ts';
import { type JsonLdNode, node, ref } from '../../render/jsonLd/jsonLdTypes.ts';
import { pagePicture } from '../../render/pictures/sharePicture.ts';
import { populated } from '../../render/populated.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { PageView, Site } from '../../render/types.ts';
import { imageNode } from './imageNode.ts';
import { isFront } from './isFront.ts';

/** The operator: on the front page with all site settings, elsewhere as the target of references. */
export function organizationNode(view: PageView, ids: JsonLdIds): JsonLdNode {
  const { publicUrl, site } = view;
  const named = { '@type': 'TravelAgency', '@id': ids.organization, name: site.name, url: `${publicUrl}/` } as const;
  if (!saysAll(view)) return node(named);
  const picture = pagePicture(view, populated(site.shareImage));
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
export function websiteNode(view: PageView, ids: JsonLdIds): JsonLdNode {
  const { locale, publicUrl, site } = view;
  return node({
    '@type': 'WebSite',
    '@id': ids.website,
    url: `${publicUrl}/`,
    name: site.name,
    description: saysAll(view) ? site.description : undefined,
    inLanguage: locale,
    publisher: ref(ids.organization),
  });
}

/** Whether a page has all settings of the site: each front page, where they are in its language. */
function saysAll(view: PageView): boolean {
  return isFront(view) && !languageMark(view.site, view);
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
