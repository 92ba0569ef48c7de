/** A service of others whose content stands in a frame on a page, once a visitor wants it. */
export interface FrameProvider {
  /** Its own name, as it writes it. */
  name: string;
  /** Whom the visitor's browser talks to, where the service's name does not say it. */
  company?: string;
  /** Origins from which its frames come; the policy of a page names the one that is used. */
  origins: readonly string[];
}

/**
 * The services that may stand in a frame, by the name under which a visitor's consent is kept. Frames of any other origin are refused by
 * the policy of every page, and by the browser's side of the frames before that.
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

/** What is known of a service. */
export function frameProvider(name: FrameProviderName): FrameProvider {
  return FRAME_PROVIDERS[name];
}

/** Whether an address is absolute and of one of the origins of a service. */
export function isFrameAddress(provider: FrameProviderName, address: string): boolean {
  if (!URL.canParse(address)) return false;
  return frameProvider(provider).origins.includes(new URL(address).origin);
}
