import { createHash } from 'node:crypto';
import { trackerHosts } from '../parts/consent/trackerHosts.ts';
import type { TrackingSettings } from '../parts/consent/trackingSettings.ts';
import type { LightboxHosts } from '../parts/lightbox/lightboxMedia.ts';

export interface PolicyOptions {
  /** True in an editor's preview. */
  editing: boolean;
  /** The trackers that the page may load once its visitor agrees. */
  tracking?: TrackingSettings | undefined;
  /** Who has to be allowed for what the page's lightbox would show. */
  lightbox?: LightboxHosts | undefined;
}

/**
 * Writes the policy of one page: the scripts and styles inlined in it are allowed by their hashes, what such a script
 * brings in is trusted with it, and nothing else runs. Browsers that do not know `strict-dynamic` go by `'self'`.
 * Hosts of others are named only where trackers are set up, or a link of the page shows what is theirs.
 */
export function contentSecurityPolicy(html: string, { editing, lightbox, tracking }: PolicyOptions): string {
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = [...new Set(scripts.flatMap(([, source]) => (source ? [sha256(source)] : [])))];
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, source]) => sha256(source ?? ''));
  const hosts = trackerHosts(tracking);
  const frames = [...hosts.frames, ...(lightbox?.frames ?? [])];
  const films = lightbox?.films ?? [];
  return [
    "default-src 'none'",
    ["script-src 'self' 'strict-dynamic'", ...hashes].join(' '),
    // The preview puts in place styles that did not exist when the page was sent.
    editing ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...hosts.pictures, ...(lightbox?.pictures ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.calls].join(' '),
    ...(films.length > 0 ? [['media-src', ...films].join(' ')] : []),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function sha256(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
