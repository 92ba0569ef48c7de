import type { Drawing } from './startDrawing.ts';

/** Draws with a new process after one that failed, so that a scene that ends its process costs the scenes after it nothing. */
export function restartDrawing(start: () => Drawing): Drawing {
  let current: Drawing | undefined;
  let isEnded = false;

  return {
    draw: async (scene) => {
      if (isEnded) throw new Error('The process that draws has been ended.');
      current ??= start();
      const used = current;
      try {
        return await used.draw(scene);
      } catch (error) {
        used.end();
        if (current === used) current = undefined;
        throw error;
      }
    },
    end: () => {
      isEnded = true;
      current?.end();
    },
  };
}
