import type { MenuBlock, Menu as MenuDocument } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { type Anchor, anchorOf, type StoredLink } from '../../render/links/href.ts';
import { populated } from '../../render/populated.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { Chevron } from './Chevron.tsx';
import foldCss from './fold.css?inline';
import { MenuLink } from './MenuLink.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import openedCss from './opened.css?inline';

/** A menu in the words of its translation; without a locale in those of the source. */
type SpokenMenu = MenuDocument & { locale?: LocaleCode };

interface Entry {
  label: string;
  anchor: Anchor | undefined;
  children: Entry[];
}

type StoredEntry = StoredLink & { label?: string | null; children?: StoredEntry[] | null };

/** Width of the dialog in CSS px, for choosing picture sizes. */
const SLOT = { desktop: 486, phone: 1 };

/**
 * A menu. A row collapses into a dialog on phones and tablets, a column under its title on phones. Its island is loaded when the dialog or a sub-menu is
 * first opened.
 */
export function Menu({ attributes, block, context, slot }: WidgetProps<MenuBlock>) {
  const menu = populated<SpokenMenu>(block.menu);
  if (!menu) return null;
  const language = languageMark(menu, context.view);
  const entries = readEntries(menu);
  const isRow = block.arrangement !== 'column';
  const isFolding = isRow && block.foldOnMobile !== false;
  if (isFolding) context.styles.addWhenOpened('menu/opened', openedCss);
  const isDisclosed = !isRow && !!block.showTitle && block.foldOnMobile !== false;
  if (isDisclosed) context.styles.use('menu/fold', foldCss);
  const list = <List context={context} entries={entries} language={language} />;
  const title = block.showTitle && (
    <p className="r-menu__title" {...language}>
      {menu.title}
    </p>
  );
  const content = (
    <div {...attributes('r-menu', `r-menu--${block.arrangement ?? 'row'}`)}>
      {!isDisclosed && title}
      {isFolding ? (
        <MenuPanel
          context={context}
          foot={<Foot {...{ block, context, slot }} />}
          id={context.uniqueId(`menu-${menu.id}`)}
          panel={block.panel}
          title={menu.title}
        >
          {list}
        </MenuPanel>
      ) : (
        <nav aria-label={menu.title}>
          {isDisclosed ? (
            <details className="r-menu__fold" open={context.editing || undefined}>
              <summary {...language}>{menu.title}</summary>
              {title}
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
      )}
      {!isFolding && context.editing && <Foot {...{ block, context, slot }} />}
    </div>
  );
  const hasSubMenus = entries.some(({ children }) => children.length > 0);
  if (!isFolding && !(isRow && hasSubMenus)) return content;
  return (
    <Island<typeof import('./island/MenuIsland.ts')> name="menu" trigger="toggle">
      {content}
    </Island>
  );
}

/** Blocks at the end of the dialog only. */
function Foot({ block, context, slot }: Pick<WidgetProps<MenuBlock>, 'block' | 'context' | 'slot'>) {
  // Visible to the editor, to be filled.
  if (context.editing ? !block.foot : !onlyBlocks(block.foot).length) return null;
  return (
    <div
      className="r-menu__foot"
      {...slot('foot')}
      dangerouslySetInnerHTML={{ __html: context.renderUnseen(block.foot, SLOT) }}
    />
  );
}

interface ListProps {
  context: RenderContext;
  entries: Entry[];
  /** Language of the entries, where it differs from that of their page. */
  language: TextMark | undefined;
}

function List({ context, entries, language }: ListProps) {
  return (
    <ul {...language}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.children.length ? (
            <SubMenu context={context} entry={entry} />
          ) : (
            <MenuLink {...entry} context={context} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SubMenu({ context, entry }: { context: RenderContext; entry: Entry }) {
  const isListed = entry.children.some(({ anchor }) => anchor?.href === entry.anchor?.href);
  const children = entry.anchor && !isListed ? [{ ...entry, children: [] }, ...entry.children] : entry.children;
  return (
    <details name="menu">
      <summary>
        {entry.label}
        <Chevron />
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.label}>
            <MenuLink {...child} context={context} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The items of a menu whose targets visitors can open. */
export function readEntries(menu: MenuDocument): Entry[] {
  return keepReachable(menu.items as StoredEntry[]);
}

function keepReachable(items: StoredEntry[] | null | undefined): Entry[] {
  return (items ?? []).flatMap((item) => {
    const entry = { label: item.label ?? '', anchor: anchorOf(item), children: keepReachable(item.children) };
    return entry.label && (entry.anchor || entry.children.length) ? [entry] : [];
  });
}
