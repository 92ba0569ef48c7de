/** A third-party service embedded in an iframe, once a visitor consents. */
export interface FrameProvider {
  /** Brand name. */
  name: string;
  /** The company that receives the visitor's data, where the brand does not say it. */
  company?: string;
  /** Origins of its iframes; a page's Content-Security-Policy allows the one that is used. */
  origins: readonly string[];
}

/**
 * Allowed iframe services, by their consent name. Iframes of any other origin are refused by every page's
 * Content-Security-Policy, and before that by the client code.
 */
export const FRAME_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    company: 'Google',
    origins: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  },
  vimeo: { name: 'Vimeo', origins: ['https://player.vimeo.com'] },
  openstreetmap: { name: 'OpenStreetMap', origins: ['https://www.openstreetmap.org'] },
  'google-maps': { name: 'Google Maps', origins: ['https://www.google.com'] },
  facebook: { name: 'Facebook', company: 'Meta', origins: ['https://www.facebook.com'] },
  instagram: { name: 'Instagram', company: 'Meta', origins: ['https://www.instagram.com'] },
  x: { name: 'X', origins: ['https://platform.twitter.com'] },
  tiktok: { name: 'TikTok', origins: ['https://www.tiktok.com'] },
} as const satisfies Record<string, FrameProvider>;

export type FrameProviderName = keyof typeof FRAME_PROVIDERS;

/** Whether a text names one of the services. */
export function isFrameProvider(name: unknown): name is FrameProviderName {
  return typeof name === 'string' && Object.hasOwn(FRAME_PROVIDERS, name);
}

/** Facts about a service. */
export function frameProvider(name: FrameProviderName): FrameProvider {
  return FRAME_PROVIDERS[name];
}

/** Whether a URL is absolute and of one of a service's origins. */
export function isFrameAddress(provider: FrameProviderName, address: string): boolean {
  if (!URL.canParse(address)) return false;
  return frameProvider(provider).origins.includes(new URL(address).origin);
}
