import {
  ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

/** Target of a link of a rich text, as Payload stores it. */
export interface LinkFields {
  /** `custom` for an address, `internal` for a document, `action`. */
  linkType?: string;
  url?: string | null;
  newTab?: boolean | null;
  [name: string]: unknown;
}

export interface StoredLink extends SerializedElementNode {
  fields: LinkFields;
  id?: string;
}

/**
 * A link of a rich text, all of whose fields are kept. Payload's own would load its field's script, and drops fields when
 * it is stored.
 */
export class LinkNode extends ElementNode {
  __fields: LinkFields;
  __id: string | undefined;

  constructor(fields: LinkFields = {}, id?: string, key?: NodeKey) {
    super(key);
    this.__fields = fields;
    this.__id = id;
  }

  static override getType(): string {
    return 'link';
  }

  static override clone(node: LinkNode): LinkNode {
    return new LinkNode(node.__fields, node.__id, node.__key);
  }

  static override importJSON(stored: SerializedLexicalNode & Record<string, unknown>): LinkNode {
    // All properties of a link are kept; only its URL is read.
    const link = stored as SerializedLexicalNode & Record<string, unknown> & StoredLink;
    return new LinkNode(link.fields, link.id).updateFromJSON(link);
  }

  override exportJSON(): StoredLink {
    const { __fields: fields, __id: id } = this.getLatest();
    return { ...super.exportJSON(), type: 'link', version: 3, fields, ...(id !== undefined && { id }) };
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('a');
    // Links lead nowhere while they are edited; with an address they look like one.
    element.href = '#';
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return true;
  }

  override canBeEmpty(): boolean {
    return false;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }

  override insertNewAfter(selection: RangeSelection, restoreSelection?: boolean): LexicalNode | null {
    const block = this.getParentOrThrow().insertNewAfter(selection, restoreSelection);
    if (!(block instanceof ElementNode)) return null;
    const link = new LinkNode(this.__fields);
    block.append(link);
    return link;
  }

  getFields(): LinkFields {
    return this.getLatest().__fields;
  }

  setFields(fields: LinkFields): this {
    const writable = this.getWritable();
    writable.__fields = fields;
    return writable;
  }
}
