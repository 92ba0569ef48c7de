// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import { SearchField } from './chooserTools.tsx';
import { PictureWall } from './PictureWall.tsx';

const picture = {
  id: 7,
  title: 'Dunes',
  alt: 'Dunes',
  filename: 'dunes.jpg',
  width: 1600,
  height: 900,
  focalX: 50,
  focalY: 50,
} as unknown as WallPicture;
const host = document.createElement('dialog');
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

test('arrow down leads from the search to the pictures; Enter stays in it', () => {
  const wall = { active: undefined, chosen: new Set<number>(), isMany: false, pictures: [picture], shownAt: 800 };
  act(() =>
    root.render(
      <>
        <SearchField onWords={vi.fn()} words="" />
        <PictureWall {...wall} onActive={vi.fn()} onTake={vi.fn()} onToggle={vi.fn()} />
      </>,
    ),
  );
  const field = host.querySelector('input');
  const press = (key: string) =>
    act(() => void field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  press('Enter');
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('role')).toBe('option');
  // What is found later takes the place of the focused picture.
  const found = { ...picture, id: 8, title: 'Snow', alt: 'Snow' };
  act(() =>
    root.render(<PictureWall {...wall} onActive={vi.fn()} onTake={vi.fn()} onToggle={vi.fn()} pictures={[picture]} />),
  );
  act(() => host.querySelector<HTMLElement>('[role=option]')?.focus());
  act(() =>
    root.render(<PictureWall {...wall} onActive={vi.fn()} onTake={vi.fn()} onToggle={vi.fn()} pictures={[found]} />),
  );
  expect(document.activeElement?.textContent).toContain('Snow');
});

test('a press chooses the picture that was pressed: its details are not shown before the pointer is up', () => {
  const [onActive, onToggle] = [vi.fn(), vi.fn()];
  act(() =>
    root.render(
      <PictureWall
        active={undefined}
        chosen={new Set()}
        isMany={false}
        onActive={onActive}
        onTake={() => undefined}
        onToggle={onToggle}
        pictures={[picture]}
        shownAt={800}
      />,
    ),
  );
  const tile = host.querySelector('[role=option]') as HTMLElement;
  const point = (type: string) => act(() => void tile.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  point('pointerdown');
  act(() => tile.focus());
  expect(onActive).not.toHaveBeenCalled();
  point('pointerup');
  point('click');
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(picture);
  act(() => tile.blur());
  // By keyboard.
  act(() => tile.focus());
  expect(onActive).toHaveBeenCalledExactlyOnceWith(picture);
});
