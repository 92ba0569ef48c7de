import type { BlocksFeature, NodeValidation } from '@payloadcms/richtext-lexical';

type Provider = ReturnType<typeof BlocksFeature>;

/**
 * The feature for blocks in a text, without its refusal to store a text again that holds a block of a kind that no widget knows: such a block is
 * kept as it is, as in layouts. Kinds that are known and may not stand in a text are refused as before.
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
