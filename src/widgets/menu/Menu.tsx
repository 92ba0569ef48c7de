import type { MenuBlock, Menu as MenuDocument } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../pages/context.ts';
import { populated } from '../../pages/documentView.ts';
import { type Anchor, anchorOf, type StoredLink } from '../../pages/href.ts';
import { canonicalPath } from '../../shared/urls.ts';
import type { WidgetProps } from '../defineWidget.ts';

interface Entry {
  label: string;
  anchor: Anchor | undefined;
  children: Entry[];
}

type StoredEntry = StoredLink & { label?: string | null; children?: StoredEntry[] | null };

/** A menu. On phones and tablets it folds behind a button: the browser's own popover, which needs no script. */
export function Menu({ attributes, block, context }: WidgetProps<MenuBlock>) {
  const menu = populated<MenuDocument>(block.menu);
  if (!menu) return null;
  const entries = readEntries(menu);
  const isFolding = block.arrangement !== 'column' && block.foldOnMobile !== false;
  const id = isFolding ? context.uniqueId(`menu-${menu.id}`) : undefined;
  const list = <List context={context} entries={entries} />;
  return (
    <div
      className={['r-menu', `r-menu--${block.arrangement ?? 'row'}`, attributes.className].filter(Boolean).join(' ')}
      id={attributes.id}
    >
      {block.showTitle && <p className="r-menu__title">{menu.title}</p>}
      {isFolding && (
        <button className="r-menu__open" popoverTarget={id} type="button">
          <svg aria-hidden="true" height="24" viewBox="0 0 24 24" width="24">
            <path d="M3 8h18M3 16h18" fill="none" stroke="currentColor" strokeWidth="1.600" />
          </svg>
          <span>{context.t('menu.open')}</span>
        </button>
      )}
      <nav aria-label={menu.title} className="r-menu__panel" id={id} popover={isFolding ? 'auto' : undefined}>
        {isFolding && (
          <button className="r-menu__close" popoverTarget={id} popoverTargetAction="hide" type="button">
            {context.t('menu.close')}
          </button>
        )}
        {list}
      </nav>
    </div>
  );
}

function List({ context, entries }: { context: RenderContext; entries: Entry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.children.length ? (
            <SubMenu context={context} entry={entry} />
          ) : (
            <Link context={context} entry={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SubMenu({ context, entry }: { context: RenderContext; entry: Entry }) {
  const children = entry.anchor ? [{ ...entry, children: [] }, ...entry.children] : entry.children;
  return (
    <details name="menu">
      <summary>
        {entry.label}
        <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.500" />
        </svg>
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.label}>
            <Link context={context} entry={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Link({ context, entry }: { context: RenderContext; entry: Entry }) {
  if (!entry.anchor) return <span>{entry.label}</span>;
  const isCurrent = canonicalPath(entry.anchor.href) === context.view.path;
  return (
    <a {...entry.anchor} aria-current={isCurrent ? 'page' : undefined}>
      {entry.label}
    </a>
  );
}

/** The entries of a menu without those that lead nowhere a visitor may go. */
export function readEntries(menu: MenuDocument): Entry[] {
  return keepReachable(menu.items as StoredEntry[]);
}

function keepReachable(items: StoredEntry[] | null | undefined): Entry[] {
  return (items ?? []).flatMap((item) => {
    const entry = { label: item.label ?? '', anchor: anchorOf(item), children: keepReachable(item.children) };
    return entry.label && (entry.anchor || entry.children.length) ? [entry] : [];
  });
}
