import { isObject } from '../../shared/isObject.ts';

/** The header that pages have; the oldest where they choose among several. */
const HEADER =
  '/api/templates?limit=1&depth=1&sort=id&select[layout]=true&where[kind][equals]=header&where[_status][equals]=published';

/** Address of the operator's own logo in the published header; undefined where it has the emblem. */
export async function findLogo(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(HEADER, { credentials: 'include', signal });
  if (!response.ok) return undefined;
  const name = logoIn(((await response.json()) as { docs: unknown[] }).docs);
  return name && `/media/${encodeURIComponent(name)}`;
}

function logoIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(logoIn).find(Boolean);
  if (!isObject(value)) return undefined;
  const { blockType, picture } = value;
  if (blockType === 'site-logo' && isObject(picture) && typeof picture.filename === 'string') return picture.filename;
  return logoIn(Object.values(value));
}
