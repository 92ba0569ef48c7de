import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { BEHIND } from '../motionData.ts';
import { type MouseMotion, mouseTransform } from '../mouse.ts';
import { findMoving, movesHere, watchMoving } from './findMoving.ts';

const CALM = '(prefers-reduced-motion: reduce), not all and (hover: hover) and (pointer: fine)';

/** A block that follows the mouse. */
interface Follower {
  block: HTMLElement;
  layer: HTMLElement;
  motion: MouseMotion;
}

/** Blocks follow the mouse while in the window; those that no longer may are reset. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let followers: Follower[] = [];
  const findFollowers = (): Follower[] =>
    findMoving(element).flatMap(({ data, element: block }): Follower[] => {
      const behind = block.querySelector<HTMLElement>(BEHIND);
      return [
        ...(data.mouse ? [{ block, layer: block, motion: data.mouse }] : []),
        ...(data.mouseBehind && behind ? [{ block, layer: behind, motion: data.mouseBehind }] : []),
      ];
    });
  const inView = new Set<Element>();
  const mouse = { x: 50, y: 50 };

  const follow = (): void => {
    for (const { block, layer, motion } of followers) {
      if (inView.has(block) && movesHere(block)) layer.style.transform = mouseTransform(motion, mouse.x, mouse.y);
    }
  };
  const rest = (): void => {
    for (const { block, layer } of followers) if (!movesHere(block) || calm.matches) layer.style.transform = '';
  };
  const followSoon = oncePerFrame(() => !calm.matches && follow());
  const calm = matchMedia(CALM);

  window.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (pointerType === 'touch') return;
      Object.assign(mouse, { x: (100 * clientX) / innerWidth, y: (100 * clientY) / innerHeight });
      followSoon();
    },
    { passive: true, signal },
  );
  calm.addEventListener('change', rest, { signal });
  window.addEventListener('resize', rest, { signal });
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
  });
  const find = (): void => {
    const before = new Set(followers.map(({ block }) => block));
    followers = findFollowers();
    for (const { block } of followers) {
      if (!before.delete(block)) views.observe(block);
      block.dataset.motionMouse = '';
    }
    for (const gone of before) {
      views.unobserve(gone);
      inView.delete(gone);
    }
  };
  find();
  const stopWatching = watchMoving(element, find);
  return () => {
    listeners.abort();
    stopWatching();
    views.disconnect();
    for (const { block, layer } of followers) {
      layer.style.transform = '';
      delete block.dataset.motionMouse;
    }
  };
}
