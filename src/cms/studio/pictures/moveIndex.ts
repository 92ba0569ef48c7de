const STEPS: Partial<Record<string, (at: number, columns: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => (at - columns < 0 ? at : at - columns),
  ArrowDown: (at, columns, last) => Math.min(at + columns, last),
  Home: () => 0,
  End: (_at, _columns, last) => last,
};

/**
 * Index that a key leads to in a grid of pictures.
 * @param isRtl whether the grid is read from the right
 * @returns undefined for keys that do not move
 */
export function moveIndex(key: string, at: number, columns: number, count: number, isRtl = false): number | undefined {
  const turned = isRtl && key === 'ArrowLeft' ? 'ArrowRight' : isRtl && key === 'ArrowRight' ? 'ArrowLeft' : key;
  const step = STEPS[turned];
  return step && count > 0 ? Math.min(Math.max(step(at, columns, count - 1), 0), count - 1) : undefined;
}
