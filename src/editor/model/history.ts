import type { EditorState, Step } from './types.ts';

/** Size of the undo stack. */
export const MAX_STEPS = 200;
/** Typing in the same settings is merged into one step within this time, in milliseconds. */
export const TYPING_PAUSE = 1000;

type History = Pick<EditorState, 'past' | 'future'>;

/** Pushes a step; clears redo. */
export function addStep({ past }: History, step: Step): History {
  return { past: [...past, step].slice(-MAX_STEPS), future: [] };
}

/** Extends the last step. */
export function extendStep({ past }: History, { after, name, selectedAfter }: Step): History {
  const last = past.at(-1);
  if (!last) throw new Error('There is no step to take further: add one first.');
  return { past: [...past.slice(0, -1), { ...last, name, after, selectedAfter }], future: [] };
}

/** History after undo, with the undone step. */
export function stepBack({ future, past }: History): (History & { step: Step }) | undefined {
  const step = past.at(-1);
  return step && { step, past: past.slice(0, -1), future: [step, ...future] };
}

/** The history after redo, with the redone step. */
export function stepForward({ future, past }: History): (History & { step: Step }) | undefined {
  const [step, ...rest] = future;
  return step && { step, past: [...past, step], future: rest };
}
