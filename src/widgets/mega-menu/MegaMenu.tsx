import type { MegaMenuBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Chevron } from '../menu/Chevron.tsx';
import { MenuLink } from '../menu/MenuLink.tsx';
import { MenuPanel } from '../menu/MenuPanel.tsx';
import { type Entry, readEntries } from './entries.ts';
import fittedCss from './mega-fitted.css?inline';
import foldingCss from './mega-folding.css?inline';
import fullCss from './mega-full.css?inline';

/** Column widths of a panel, in CSS px, for choosing picture sizes. */
const COLUMNS = { full: 1240, fitted: 520 };

/**
 * Mega menu: links and native disclosures that open panels of blocks; with the island also on hover. Closing is handled by the menu island. On
 * phones and tablets it collapses into the menu dialog, where its panels open within the list.
 */
export function MegaMenu({ attributes, block, context, slot, text }: WidgetProps<MegaMenuBlock>) {
  const { editing, styles, t, uniqueId } = context;
  const title = block.title?.trim() || t('megaMenu.label');
  const isFitted = block.width === 'fitted';
  const isFolding = block.foldOnMobile !== false;
  styles.use('mega-menu/width', isFitted ? fittedCss : fullCss);
  if (isFolding) styles.use('mega-menu/folding', foldingCss);
  const id = uniqueId('mega-menu');
  const entries = readEntries(block).filter(({ anchor, blocks }) => editing || anchor || blocks.length);
  const list = (
    <ul className="r-mega__list">
      {entries.map((entry) => (
        <li className="r-mega__entry" key={entry.id ?? entry.index}>
          {(entry.anchor || !opens(entry, editing)) && (
            <MenuLink {...entry} context={context} mark={text(`items.${entry.index}.label`)} />
          )}
          {opens(entry, editing) && (
            <details className="r-mega__more" name={editing ? undefined : id}>
              <summary aria-label={entry.anchor && t('megaMenu.more', { label: entry.label })} className="r-mega__open">
                {!entry.anchor && <span {...text(`items.${entry.index}.label`)}>{entry.label}</span>}
                <Chevron />
              </summary>
              <div
                className="r-mega__panel"
                {...slot(`items.${entry.index}.blocks`)}
                dangerouslySetInnerHTML={{
                  __html: context.renderUnseen(entry.blocks, {
                    desktop: COLUMNS[isFitted ? 'fitted' : 'full'],
                    phone: 1,
                  }),
                }}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Island<typeof import('./island/MegaMenuIsland.ts')> name="mega-menu" trigger="hover(mouse) | toggle">
      <div {...attributes('r-mega', isFitted ? 'r-mega--fitted' : 'r-mega--full')}>
        <Island<typeof import('../menu/island/MenuIsland.ts')> name="menu" trigger="toggle">
          {isFolding ? (
            <MenuPanel context={context} id={`${id}-panel`} panel={block.panel} title={title}>
              {list}
            </MenuPanel>
          ) : (
            <nav aria-label={title}>{list}</nav>
          )}
        </Island>
      </div>
    </Island>
  );
}

/** An empty panel is open to the editor, to be filled. */
function opens({ blocks }: Entry, editing: boolean): boolean {
  return editing || blocks.length > 0;
}
