import type { TabsBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { toMarkup } from '../../render/blocks/renderBlocks.tsx';
import type { RenderContext, Slot } from '../../render/context.ts';
import { itemId } from '../accordion/itemId.ts';
import { type PlacedItem, readItems } from '../accordion/items.ts';
import { Icon } from '../pieces/icons.tsx';
import alignedCss from './aligned.css?inline';
import filledCss from './filled.css?inline';
import verticalCss from './vertical.css?inline';

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Width of vertical tabs, in CSS px. */
const ASIDE_PX = 300;

/**
 * Tabs and panels. The markup selects the first tab; without script the style shows all panels stacked, with their titles. Hidden panels are
 * found by the browser's search and by anchors (`hidden="until-found"`): the browser opens them, and the island follows.
 */
export function Tabs({ attributes, block, context, slot, text }: WidgetProps<TabsBlock>) {
  const { styles } = context;
  const items = readItems<NonNullable<TabsBlock['items']>[number]>(block.items);
  const isVertical = block.arrangement === 'vertical';
  const align = !isVertical && (block.align === 'center' || block.align === 'stretch') ? block.align : undefined;
  const isFilled = block.look === 'filled';
  if (isVertical) styles.use('tabs/vertical', verticalCss);
  if (align) styles.use('tabs/aligned', alignedCss);
  if (isFilled) styles.use('tabs/filled', filledCss);
  const base = context.uniqueId('tabs');
  return (
    <Island<typeof import('./island/TabsIsland.ts')> name="tabs" trigger="interaction | visible">
      <div
        {...attributes(
          'r-tabs',
          isVertical && 'r-tabs--vertical',
          isFilled && 'r-tabs--filled',
          align && `r-tabs--${align}`,
        )}
      >
        <div className="r-tabs__list" role="tablist">
          {items.map(({ index, item, title }, place) => (
            <button
              aria-controls={`${base}-panel-${place}`}
              aria-selected={place === 0}
              className="r-tabs__tab"
              id={`${base}-tab-${place}`}
              key={item.id ?? index}
              role="tab"
              tabIndex={place === 0 ? 0 : -1}
              type="button"
            >
              {item.icon && item.icon !== 'none' && <Icon name={item.icon} />}
              <span {...text(`items.${index}.title`)}>{title}</span>
            </button>
          ))}
        </div>
        <div
          className="r-tabs__panels"
          dangerouslySetInnerHTML={{
            __html: items.map((each, place) => panelMarkup({ base, block, context, each, place, slot, text })).join(''),
          }}
        />
      </div>
    </Island>
  );
}

interface PanelProps extends Pick<WidgetProps<TabsBlock>, 'block' | 'context' | 'slot' | 'text'> {
  base: string;
  each: PlacedItem;
  place: number;
}

/** A panel as markup: React writes `hidden` without its value, which `until-found` needs. */
function panelMarkup(props: PanelProps): string {
  return toMarkup(<Panel {...props} />, props.context).replace(' hidden=""', ' hidden="until-found"');
}

function Panel({ base, block, context, each, place, slot, text }: PanelProps) {
  const Title = block.level === 'p' ? 'p' : (LEVELS.find((level) => level === block.level) ?? 'h3');
  const column = columnOf(block, context.slot);
  return (
    <div
      aria-labelledby={`${base}-tab-${place}`}
      className="r-tabs__panel"
      hidden={place > 0}
      id={`${base}-panel-${place}`}
      role="tabpanel"
      // Focusable, since it may contain nothing focusable; but hidden panels must not be tab stops.
      tabIndex={place === 0 ? 0 : undefined}
    >
      <Title className="r-tabs__title" id={itemId(each, context)} {...text(`items.${each.index}.title`)}>
        {each.title}
      </Title>
      <div
        className="r-tabs__body"
        {...slot(`items.${each.index}.blocks`)}
        dangerouslySetInnerHTML={{ __html: bodyOf(each, place, column, context) }}
      />
    </div>
  );
}

function columnOf({ arrangement }: TabsBlock, slot: Slot): Slot {
  return arrangement === 'vertical' ? { ...slot, desktop: Math.max(ASIDE_PX, slot.desktop - ASIDE_PX) } : slot;
}

function bodyOf({ blocks }: PlacedItem, place: number, column: Slot, context: RenderContext): string {
  return place === 0 ? context.renderBlocks(blocks, column) : context.renderUnseen(blocks, column);
}
