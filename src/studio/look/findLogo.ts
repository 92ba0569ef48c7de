import { isObject } from '../../shared/isObject.ts';

/** The header that pages have; the oldest where they choose among several. */
const HEADER =
  '/api/templates?limit=1&depth=1&sort=id&select[layout]=true&where[kind][equals]=header&where[_status][equals]=published';

/** The operator's own logo in the published header. */
export interface HeaderLogo {
  /** Address of the header's template in the studio. */
  editPath: string;
  picture: string;
  /** Address of the logo for dark ground; absent: the logo itself is shown there. */
  pictureOnDark: string | undefined;
}

/** The operator's own logo, with the addresses of its pictures; undefined where the header has the emblem. */
export async function findLogo(signal: AbortSignal): Promise<HeaderLogo | undefined> {
  const response = await fetch(HEADER, { credentials: 'include', signal });
  if (!response.ok) return undefined;
  const [header] = ((await response.json()) as { docs: { id: number; layout?: unknown }[] }).docs;
  const block = logoIn(header?.layout);
  const picture = addressOf(block?.picture);
  return header && picture
    ? { editPath: `/admin/collections/templates/${header.id}`, picture, pictureOnDark: addressOf(block?.pictureOnDark) }
    : undefined;
}

function logoIn(value: unknown): { picture?: unknown; pictureOnDark?: unknown } | undefined {
  if (Array.isArray(value)) return value.map(logoIn).find(Boolean);
  if (!isObject(value)) return undefined;
  if (value.blockType === 'site-logo' && addressOf(value.picture)) return value;
  return logoIn(Object.values(value));
}

function addressOf(picture: unknown): string | undefined {
  return isObject(picture) && typeof picture.filename === 'string'
    ? `/media/${encodeURIComponent(picture.filename)}`
    : undefined;
}
