import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeLayout } from '../../../browser/testing.ts';
import { flattenToc } from '../../../shared/outline/toc.ts';
import { TableOfContents, type TableOfContentsProps } from '../TableOfContents.tsx';
import { mount, type TableOfContentsIslandProps } from './TableOfContentsIsland.ts';

const unmounts: (() => void)[] = [];

/** Unmounts every table that `wake` has mounted. */
export function unmountAll(): void {
  for (const unmount of unmounts.splice(0)) unmount();
}

/** An article below a fixed header of 80 px: sections 500 px apart, the first at 600, after its tables. */
export function showArticle(...tables: TableOfContentsProps[]): ReturnType<typeof fakeLayout> {
  const layout = fakeLayout({ documentHeight: 6000, windowHeight: 800 });
  const markup = tables.map((props) => `<div>${renderToStaticMarkup(createElement(TableOfContents, props))}</div>`);
  const entries = flattenToc(tables[0]?.entries ?? []);
  const sections = entries.map(({ id, text, level }) => `<h${level} id="${id}">${text}</h${level}>`);
  document.body.innerHTML = `<header data-sticky-top style="position: fixed"></header>${markup.join('')}<main>${sections.join('')}</main>`;
  layout.place(document.querySelector('header'), { top: 0, height: 80, isFixed: true });
  entries.forEach(({ id }, n) => {
    layout.place(document.getElementById(id), { top: 600 + 500 * n, height: 40 });
  });
  return layout;
}

/** Mounts the nth table of the article. */
export function wake(props: Partial<TableOfContentsIslandProps> = {}, n = 0): HTMLElement {
  const nav = document.querySelectorAll<HTMLElement>('.r-toc')[n];
  if (!nav?.parentElement) throw new Error(`The article has no table ${n}; show one first.`);
  const unmount = mount(nav.parentElement, { smoothScroll: true, scrollOffset: 30, ...props });
  if (unmount) unmounts.push(unmount);
  return nav;
}

export function buttonNamed(root: ParentNode, name: string): HTMLButtonElement {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button "${name}".`);
  return button;
}

export function linkNamed(root: ParentNode, name: string): HTMLAnchorElement {
  const link = [...root.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!link) throw new Error(`There is no link "${name}".`);
  return link;
}
