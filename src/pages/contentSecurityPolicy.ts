import { createHash } from 'node:crypto';
import { trackerHosts } from './trackerHosts.ts';
import type { TrackingSettings } from './trackingSettings.ts';

export interface PolicyOptions {
  /** True in an editor's preview. */
  editing: boolean;
  /** The trackers that the page may load once its visitor agrees. */
  tracking?: TrackingSettings | undefined;
}

/**
 * Writes the policy of one page: the scripts and styles inlined in it are allowed by their hashes, what such a script
 * brings in is trusted with it, and nothing else runs. Browsers that do not know `strict-dynamic` go by `'self'`.
 * Hosts of others are named only where trackers are set up.
 */
export function contentSecurityPolicy(html: string, { editing, tracking }: PolicyOptions): string {
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = [...new Set(scripts.flatMap(([, source]) => (source ? [sha256(source)] : [])))];
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, source]) => sha256(source ?? ''));
  const hosts = trackerHosts(tracking);
  return [
    "default-src 'none'",
    ["script-src 'self' 'strict-dynamic'", ...hashes].join(' '),
    // The preview puts in place styles that did not exist when the page was sent.
    editing ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...hosts.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.calls].join(' '),
    ...(hosts.frames.length > 0 ? [['frame-src', ...hosts.frames].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function sha256(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
