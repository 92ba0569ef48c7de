import type { Capabilities } from './types.ts';

/** Header with the requested capabilities, and in responses the supported ones. */
export const CAPABILITIES_HEADER = 'octo-capabilities';

const NAMES = { content: 'octo/content', pricing: 'octo/pricing' } as const;

/** Parses the header; unsupported capabilities are ignored, as the specification requires. */
export function readCapabilities(header: string): Capabilities {
  const named = new Set(header.toLowerCase().split(/[\s,]+/));
  return { content: named.has(NAMES.content), pricing: named.has(NAMES.pricing) };
}

/** The response header. */
export function writeCapabilities({ content, pricing }: Capabilities): string {
  return [...(content ? [NAMES.content] : []), ...(pricing ? [NAMES.pricing] : [])].join(', ');
}
