// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
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
const host = document.createElement('div');
const root = createRoot(host);
afterEach(() => act(() => root.unmount()));

test('a press chooses the picture that was pressed: its details are not shown before the pointer is up', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [onActive, onToggle] = [vi.fn(), vi.fn()];
  document.body.append(host);
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
