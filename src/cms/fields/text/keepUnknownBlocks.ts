import type { BlocksFeature, NodeValidation } from '@payloadcms/richtext-lexical';

type Provider = ReturnType<typeof BlocksFeature>;

/**
 * Blocks feature of the rich text editor that saves texts with blocks of unknown kinds, which Payload’s own refuses: such a block is kept unchanged,
 * as in layouts. Known kinds that are not allowed in a text are still refused.
 */
export function keepUnknownBlocks(provider: Provider): Provider {
  const { feature } = provider;
  if (typeof feature !== 'function') return provider;
  return {
    ...provider,
    feature: async (args: Parameters<typeof feature>[0]) => {
      const { nodes = [], ...resolved } = await feature(args);
      const lenient = nodes.map((node) =>
        'validations' in node && node.validations
          ? { ...node, validations: node.validations.map(unlessUnknown) }
          : node,
      );
      return { ...resolved, nodes: lenient };
    },
  };
}

function unlessUnknown(validate: NodeValidation): NodeValidation {
  return (args) => {
    const { fields } = args.node as { fields?: { blockType?: unknown } };
    const kinds = args.validation.options.req.payload.blocks;
    const isUnknown = typeof fields?.blockType === 'string' && !Object.hasOwn(kinds, fields.blockType);
    return isUnknown || validate(args);
  };
}
