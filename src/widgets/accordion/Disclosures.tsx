import type { AccordionBlock, ToggleBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { type JsonLdNode, node } from '../../render/jsonLd/jsonLdTypes.ts';
import type { Traits } from '../../render/traits.ts';
import { wordsOf } from '../../render/wordsOf.ts';
import { Icon } from '../pieces/icons.tsx';
import css from './accordion.css?inline';
import boxedCss from './boxed.css?inline';
import chevronCss from './chevron.css?inline';
import { itemId } from './itemId.ts';
import { type PlacedItem, readItems } from './items.ts';

type Block = AccordionBlock | ToggleBlock;

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/**
 * Native disclosures (`details`): a link to an item or anything in it opens it, and so does a search in the page. In a `group` at most one is
 * open.
 */
export function Disclosures({
  attributes,
  block,
  context,
  group,
  slot,
  text,
}: WidgetProps<Block> & { group: string | undefined }) {
  const { editing, needs, styles, widgets } = context;
  const items = readItems<NonNullable<Block['items']>[number]>(block.items);
  const isBoxed = block.look === 'boxed';
  const sign = block.sign === 'chevron' || block.sign === 'none' ? block.sign : 'plus';
  styles.use('accordion', css);
  if (isBoxed) styles.use('accordion/boxed', boxedCss);
  if (sign === 'chevron') styles.use('accordion/chevron', chevronCss);
  if (block.isFaq) needs.use('questions', { nodes: questionNodes(items, widgets) });
  return (
    <div
      {...attributes(
        'r-accordion',
        isBoxed && 'r-accordion--boxed',
        block.size === 'm' && 'r-accordion--m',
        block.signSide === 'start' && 'r-accordion--sign-start',
      )}
    >
      {items.map((each, place) => (
        <details
          className="r-accordion__item"
          key={each.item.id ?? each.index}
          // In the editor, opening one item does not close another.
          name={editing ? undefined : group}
          open={opensAtFirst(block.opens, place) || (editing && !each.blocks.length) || undefined}
        >
          <summary className="r-accordion__summary">
            {each.item.icon && each.item.icon !== 'none' && <Icon name={each.item.icon} size={24} />}
            <Title block={block} mark={text(`items.${each.index}.title`)} words={each.title} />
            {sign !== 'none' && <span className={`r-accordion__sign r-accordion__sign--${sign}`} />}
          </summary>
          <div
            className="r-accordion__body"
            {...slot(`items.${each.index}.blocks`)}
            dangerouslySetInnerHTML={{ __html: bodyOf(each, opensAtFirst(block.opens, place), context) }}
            id={itemId(each, context)}
          />
        </details>
      ))}
    </div>
  );
}

function opensAtFirst(opens: string | null | undefined, place: number): boolean {
  return opens === 'all' || (opens === 'first' && place === 0);
}

/** Content that is hidden at first does not compete for loading priority. */
function bodyOf({ blocks }: PlacedItem, isOpen: boolean, context: RenderContext): string {
  return isOpen ? context.renderBlocks(blocks, context.slot) : context.renderUnseen(blocks, context.slot);
}

function Title({ block, mark, words }: { block: Block; mark: object; words: string }) {
  const Tag = block.level === 'p' ? 'span' : (LEVELS.find((level) => level === block.level) ?? 'h3');
  return (
    <Tag className="r-accordion__title" {...mark}>
      {words}
    </Tag>
  );
}

/** FAQ structured data (schema.org) of the items; an item without an answer is left out. */
function questionNodes(items: readonly PlacedItem[], widgets: Traits): JsonLdNode[] {
  return items.flatMap(({ blocks, title }) => {
    const text = wordsOf(blocks, widgets).trim();
    return text ? [node({ '@type': 'Question', name: title, acceptedAnswer: node({ '@type': 'Answer', text }) })] : [];
  });
}
