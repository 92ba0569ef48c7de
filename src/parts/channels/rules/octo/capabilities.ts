import type { Capabilities } from './types.ts';

/** The header in which capabilities are asked for, and in which the answer says which it has. */
export const CAPABILITIES_HEADER = 'octo-capabilities';

const NAMES = { content: 'octo/content', pricing: 'octo/pricing' } as const;

/** The capabilities that a header names; others than ours are passed over, as the specification wants it. */
export function readCapabilities(header: string): Capabilities {
  const named = new Set(header.toLowerCase().split(/[\s,]+/));
  return { content: named.has(NAMES.content), pricing: named.has(NAMES.pricing) };
}

/** The header of an answer. */
export function writeCapabilities({ content, pricing }: Capabilities): string {
  return [...(content ? [NAMES.content] : []), ...(pricing ? [NAMES.pricing] : [])].join(', ');
}
