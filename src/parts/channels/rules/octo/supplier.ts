import type { Site } from '../../../../cms/payload-types.ts';
import { OCTO_PATH } from '../channelPaths.ts';
import { cleanText } from '../cleanText.ts';

/** The operator as OCTO's supplier. */
export function octoSupplier({ address, email, name, telephone }: Site, publicUrl: string): object {
  const { country, locality, postalCode, street } = address ?? {};
  // A country alone is the setting's default, not an address.
  const lines = street || locality || postalCode ? [street, postalCode, locality, country] : [];
  const written = lines.flatMap((line) => cleanText(line ?? undefined, 200) || []);
  return {
    id: new URL(publicUrl).host,
    name: cleanText(name, 200),
    endpoint: publicUrl + OCTO_PATH,
    contact: {
      website: `${publicUrl}/`,
      email: cleanText(email ?? undefined, 200) || null,
      telephone: cleanText(telephone ?? undefined, 100) || null,
      address: written.join(', ') || null,
    },
  };
}
