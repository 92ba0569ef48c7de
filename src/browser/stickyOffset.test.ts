// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { stickyOffset } from './stickyOffset.ts';
import { fakeLayout } from './testing.ts';

let layout: ReturnType<typeof fakeLayout>;

beforeEach(() => {
  layout = fakeLayout();
});

function page(html: string, ...boxes: { top: number; height: number; isFixed?: boolean }[]): void {
  document.body.innerHTML = html;
  for (const [n, box] of boxes.entries()) layout.place(document.body.children[n] ?? null, box);
}

test('is 0 without marked elements', () => {
  page('<header style="position: fixed"></header>', { top: 0, height: 90, isFixed: true });
  expect(stickyOffset()).toBe(0);
});

test('adds up fixed and stuck elements and the admin bar', () => {
  page(
    `<div data-admin-bar style="position: sticky; top: 0px"></div><header data-sticky-top style="position: fixed"></header>
     <nav data-sticky-top style="position: sticky; top: 112px"></nav>`,
    { top: 0, height: 32, isFixed: true },
    { top: 32, height: 80, isFixed: true },
    { top: 112, height: 40, isFixed: true },
  );
  expect(stickyOffset()).toBe(152);
});

test('ignores an admin bar that scrolls away with the page', () => {
  page('<div data-admin-bar></div>', { top: 0, height: 32 });
  expect(stickyOffset()).toBe(0);
});

test('ignores a header that is static, or not stuck yet', () => {
  page(
    '<header data-sticky-top></header><nav data-sticky-top style="position: sticky; top: 0px"></nav>',
    { top: 0, height: 80 },
    { top: 500, height: 40 },
  );
  expect(stickyOffset()).toBe(0);
  layout.scroll(500);
  expect(stickyOffset()).toBe(40);
});

test('ignores elements moved out of the window', () => {
  page('<header data-sticky-top style="position: fixed"></header>', { top: -60, height: 80, isFixed: true });
  expect(stickyOffset()).toBe(20);
  page('<header data-sticky-top style="position: fixed"></header>', { top: -90, height: 80, isFixed: true });
  expect(stickyOffset()).toBe(0);
});

test('follows a shrinking header', () => {
  page('<header data-sticky-top style="position: fixed"></header>', { top: 0, height: 120, isFixed: true });
  expect(stickyOffset()).toBe(120);
  layout.place(document.body.firstElementChild, { top: 0, height: 64, isFixed: true });
  expect(stickyOffset()).toBe(64);
});
