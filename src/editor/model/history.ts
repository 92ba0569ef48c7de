import type { EditorState, Step } from './types.ts';

/** How many steps are kept. */
export const MOST_STEPS = 200;
/** Changes to the same settings that follow each other within this time are one step, in milliseconds. */
export const TYPING_PAUSE = 1000;

type History = Pick<EditorState, 'past' | 'future'>;

/** The steps with one more; nothing can be done again after it. */
export function addStep({ past }: History, step: Step): History {
  return { past: [...past, step].slice(-MOST_STEPS), future: [] };
}

/** The steps with the last one taken further. */
export function extendStep({ past }: History, { after, name, selectedAfter }: Step): History {
  const last = past.at(-1);
  if (!last) throw new Error('There is no step to take further: add one first.');
  return { past: [...past.slice(0, -1), { ...last, name, after, selectedAfter }], future: [] };
}

/** The steps after the last one is undone, with that step. */
export function stepBack({ future, past }: History): (History & { step: Step }) | undefined {
  const step = past.at(-1);
  return step && { step, past: past.slice(0, -1), future: [step, ...future] };
}

/** The steps after the next one is done again, with that step. */
export function stepForward({ future, past }: History): (History & { step: Step }) | undefined {
  const [step, ...rest] = future;
  return step && { step, past: [...past, step], future: rest };
}
