import {
  DecoratorNode,
  type Klass,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

/** Renders a part of a text that stays as it is stored. */
export type DrawKept = (stored: SerializedLexicalNode) => HTMLElement;

/** Parts between paragraphs that are moved and removed in place, not changed. */
const KEPT_TYPES = ['block', 'horizontalrule'];

/** Nodes that keep their stored data: widgets between the paragraphs, and lines. */
export function keptNodes(draw: DrawKept): Klass<LexicalNode>[] {
  return KEPT_TYPES.map((type) => keptNode(type, draw));
}

function keptNode(type: string, draw: DrawKept): Klass<LexicalNode> {
  return class KeptNode extends DecoratorNode<null> {
    __stored: SerializedLexicalNode;

    constructor(stored: SerializedLexicalNode, key?: NodeKey) {
      super(key);
      this.__stored = stored;
    }

    static override getType(): string {
      return type;
    }

    static override clone(node: KeptNode): KeptNode {
      return new KeptNode(node.__stored, node.__key);
    }

    static override importJSON(stored: SerializedLexicalNode): KeptNode {
      return new KeptNode(stored);
    }

    override exportJSON(): SerializedLexicalNode {
      return this.__stored;
    }

    override createDOM(): HTMLElement {
      return draw(this.__stored);
    }

    override updateDOM(): boolean {
      return false;
    }

    override isInline(): boolean {
      return false;
    }

    override decorate(): null {
      return null;
    }
  };
}
