const THING = ['@type', '@id', 'name', 'url', 'description', 'image'];
const CREATIVE_WORK = [
  ...THING,
  'about',
  'author',
  'dateModified',
  'datePublished',
  'headline',
  'inLanguage',
  'isPartOf',
  'keywords',
  'mainEntityOfPage',
  'publisher',
];
const WEB_PAGE = [...CREATIVE_WORK, 'breadcrumb', 'primaryImageOfPage'];

interface SchemaType {
  required: string[];
  /** The properties in use, from schema.org's. */
  properties: string[];
}

/** Types of schema.org that pages may use, for tests. A type not listed here is a fault or needs a decision. */
export const SCHEMA_ORG: Record<string, SchemaType> = {
  TravelAgency: {
    required: ['@id', 'name', 'url'],
    properties: [...THING, 'address', 'email', 'logo', 'slogan', 'telephone'],
  },
  WebSite: { required: ['@id', 'name', 'url', 'publisher'], properties: CREATIVE_WORK },
  WebPage: { required: ['@id', 'name', 'url', 'isPartOf'], properties: WEB_PAGE },
  CollectionPage: { required: ['@id', 'name', 'url', 'isPartOf'], properties: WEB_PAGE },
  SearchResultsPage: { required: ['@id', 'name', 'url', 'isPartOf'], properties: WEB_PAGE },
  BlogPosting: {
    required: ['@id', 'headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
    properties: [...CREATIVE_WORK, 'articleSection'],
  },
  // A tour is both at once (reference, section 1.5).
  'Product,TouristTrip': {
    required: ['@id', 'name', 'url', 'provider'],
    properties: [
      ...THING,
      'brand',
      'category',
      'itinerary',
      'mainEntityOfPage',
      'offers',
      'provider',
      'sku',
      'subTrip',
      'touristType',
    ],
  },
  TouristTrip: {
    required: ['name'],
    properties: [...THING, 'itinerary', 'offers', 'provider', 'subTrip', 'touristType'],
  },
  ItemList: { required: ['itemListElement'], properties: [...THING, 'itemListElement'] },
  Place: { required: ['name'], properties: [...THING, 'geo'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], properties: [...THING, 'latitude', 'longitude'] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    properties: [...THING, 'availability', 'availabilityEnds', 'price', 'priceCurrency', 'validThrough'],
  },
  FAQPage: { required: ['@id', 'mainEntity'], properties: [...WEB_PAGE, 'mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'], properties: [...CREATIVE_WORK, 'acceptedAnswer'] },
  Answer: { required: ['text'], properties: [...CREATIVE_WORK, 'text'] },
  BreadcrumbList: { required: ['@id', 'itemListElement'], properties: [...THING, 'itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'], properties: [...THING, 'item', 'position'] },
  ImageObject: {
    required: ['url', 'width', 'height'],
    properties: [...THING, 'caption', 'contentUrl', 'encodingFormat', 'height', 'width'],
  },
  Person: { required: ['name'], properties: THING },
  PostalAddress: {
    required: [],
    properties: [...THING, 'addressCountry', 'addressLocality', 'postalCode', 'streetAddress'],
  },
};
