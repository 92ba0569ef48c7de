import { isSameHash } from '../../../shared/actions/isSameHash.ts';
import type { LightboxProps } from '../lightboxProps.ts';
import { findLightboxLinks } from './findLightboxLinks.ts';
import { linkHash } from './linkHash.ts';

/**
 * Opens the picture named by a URL hash, if a link of the page has it; ignores anything else.
 * @throws when the viewer's code cannot be loaded
 */
export async function openShared(hash: string, props: LightboxProps): Promise<void> {
  const link = findLightboxLinks(props.takesImages).find((candidate) => isSameHash(linkHash(candidate), hash));
  if (!link) return;
  const { showLink } = await import('./viewer/showLinks.ts');
  await showLink(link, props);
}
