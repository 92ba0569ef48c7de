import type { Kinds, LayoutBlock } from '../../shared/layouts/kind.ts';
import { FREE, keepsStructure, type StructureRights, whyRestructured } from '../../shared/layouts/structure.ts';
import { t } from '../../shared/studioWords/t.ts';
import { copyBlocks } from './clipboard/copyBlocks.ts';
import { type Pasted, paste, pasteStyle } from './clipboard/paste.ts';
import { keepFaults } from './faults.ts';
import { change, reset } from './gestures/change.ts';
import { duplicate } from './gestures/duplicate.ts';
import { buildScene, type Draft, type Refusal, type Scene } from './gestures/gesture.ts';
import { insert } from './gestures/insert.ts';
import { insertSection } from './gestures/insertSection.ts';
import { move, nudge } from './gestures/move.ts';
import { putInstead } from './gestures/putInstead.ts';
import { remove } from './gestures/remove.ts';
import { rename } from './gestures/rename.ts';
import { replace } from './gestures/replace.ts';
import { wrap } from './gestures/wrap.ts';
import { addStep, extendStep, MAX_STEPS, stepBack, stepForward, TYPING_PAUSE } from './history.ts';
import { indexTree, wayTo } from './indexTree.ts';
import { withOwnIds } from './ownIds.ts';
import type { Editor, EditorState, OthersChanges, Outcome, PasteOutcome, Step, Tree } from './types.ts';
import { whyTooMany } from './whyTooMany.ts';

export interface EditorOptions {
  /** The loaded layout; blocks without an id get one. */
  tree: readonly LayoutBlock[];
  kinds: Kinds;
  /** Generates ids for new blocks (`newBlockId`). */
  newId: () => string;
  /** The time in milliseconds, such as `Date.now`. */
  now: () => number;
  /** Origin of this site: blocks pasted on another one lose their pictures and document links. */
  origin?: string;
  rights?: StructureRights;
}

/** Store of a layout while it is edited. Pure: it touches neither page nor server. */
export function createEditor({ kinds, newId, now, origin = '', rights = FREE, tree }: EditorOptions): Editor {
  const listeners = new Set<() => void>();
  let state: EditorState = { ...BLANK, tree: withOwnIds(tree, kinds, newId) };
  /** Last typing and its time: more of the same extends its undo step. */
  let typing: { key: string; at: number } | undefined;
  /** Once others have changed the layout. */
  let others: OthersChanges | undefined;

  function update(changes: Partial<EditorState>): void {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  }

  function scene(): Scene {
    return buildScene(state.tree, state.selected, kinds, newId);
  }

  /** Sets another tree and selection: expands the selection's parents, and drops errors and notes of changed blocks. */
  function showTree(after: Tree, selected: readonly string[], changes: Partial<EditorState>): void {
    const index = indexTree(after, kinds);
    update({
      tree: after,
      selected,
      hovered: state.hovered !== undefined && index.has(state.hovered) ? state.hovered : undefined,
      collapsed: openAround(selected, after),
      faults: keepFaults(state.faults, state.tree, after, kinds),
      notes: keepFaults(state.notes, state.tree, after, kinds),
      ...changes,
    });
  }

  function openAround(ids: readonly string[], layout: Tree): ReadonlySet<string> {
    if (state.collapsed.size === 0) return state.collapsed;
    const index = indexTree(layout, kinds);
    const around = new Set(ids.flatMap((id) => wayTo(index.get(id)?.parent ?? null, index).map((block) => block.id)));
    const left = [...state.collapsed].filter((id) => !around.has(id));
    return left.length === state.collapsed.size ? state.collapsed : new Set(left);
  }

  function whyBound(after: Tree): string | undefined {
    // The index is there already; walking long layouts at each letter would take milliseconds.
    const isBound =
      rights.isContentOnly || [...indexTree(state.tree, kinds).values()].some(({ block }) => keepsStructure(block));
    return isBound ? whyRestructured(state.tree, after, kinds, rights) : undefined;
  }

  function refuse(why: string): Outcome {
    update({ announcement: { text: why } });
    return { done: false, why };
  }

  /** @param key identifies typing; drafts of one key within a second of each other are merged into one step */
  function commit(draft: Draft | Refusal, key?: string): Outcome {
    if ('why' in draft) return refuse(draft.why);
    const why = whyTooMany(draft.tree, state.tree, kinds) ?? whyBound(draft.tree);
    if (why) return refuse(why);
    const step: Step = {
      name: draft.name,
      before: state.tree,
      after: draft.tree,
      selectedBefore: state.selected,
      selectedAfter: draft.selected,
    };
    const isMore =
      key !== undefined && typing?.key === key && now() - typing.at < TYPING_PAUSE && state.past.length > 0;
    typing = key === undefined ? undefined : { key, at: now() };
    showTree(draft.tree, draft.selected, {
      ...(isMore ? extendStep(state, step) : addStep(state, step)),
      ...(draft.said !== undefined && { announcement: { text: draft.said } }),
    });
    noteSteps(state.past.slice(-1));
    return { done: true };
  }

  function commitPasted({ count, draft, left }: Pasted): PasteOutcome {
    const isWhole = 'why' in draft || left.length === 0;
    const outcome = commit(isWhole ? draft : { ...draft, said: sayLeft(draft.said ?? draft.name, left) });
    return outcome.done ? { pasted: count, left } : { pasted: 0, left: left.length > 0 ? left : [outcome.why] };
  }

  function noteSteps(steps: readonly Step[]): void {
    for (const step of steps) others?.note(step);
  }

  function travel(found: ReturnType<typeof stepBack>, isBack: boolean): Outcome {
    if (!found) return refuse(t(isBack ? 'There is nothing to undo.' : 'There is nothing to do again.'));
    const { future, past, step } = found;
    typing = undefined;
    const { after, before } = others?.carry(step) ?? step;
    const tree = isBack ? before : after;
    const index = others && indexTree(tree, kinds);
    const selected = (isBack ? step.selectedBefore : step.selectedAfter).filter((id) => index?.has(id) ?? true);
    showTree(tree, selected, {
      past,
      future,
      announcement: { text: t(isBack ? 'Undone: {step}' : 'Done again: {step}', { step: step.name }) },
    });
    return { done: true };
  }

  return {
    isReadOnly: false,
    rights,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,

    select(ids) {
      const index = indexTree(state.tree, kinds);
      const selected = [...new Set(ids)].filter((id) => index.has(id));
      const collapsed = openAround(selected, state.tree);
      if (isSameList(selected, state.selected) && collapsed === state.collapsed) return;
      if (!isSameList(selected, state.selected)) typing = undefined;
      update({ selected, collapsed });
    },
    hover(id) {
      if (id !== state.hovered) update({ hovered: id });
    },
    toggle(id, isCollapsed = !state.collapsed.has(id)) {
      if (isCollapsed === state.collapsed.has(id)) return;
      const collapsed = new Set(state.collapsed);
      if (isCollapsed) collapsed.add(id);
      else collapsed.delete(id);
      update({ collapsed });
    },
    show(device) {
      if (device !== state.device) update({ device });
    },

    look: update,
    insert: (slug, place) => commit(insert(slug, place, scene())),
    insertSection: (section, place) => commit(insertSection(section, place, scene())),
    putInstead: (ids, section) => commit(putInstead(ids, section, scene())),
    move: (ids, place) => commit(move(ids, place, scene())),
    nudge: (ids, direction) => commit(nudge(ids, direction, scene())),
    remove: (ids) => commit(remove(ids, scene())),
    duplicate: (ids) => commit(duplicate(ids, scene())),
    wrap: (ids, slug) => commit(wrap(ids, slug, scene())),
    change(id, values, name) {
      const draft = change(id, values, name, scene());
      return draft ? commit(draft, `${id} ${Object.keys(values).sort().join(' ')}`) : { done: true };
    },
    rename(id, name) {
      const draft = rename(id, name, scene());
      return draft ? commit(draft) : { done: true };
    },
    reset: (id, path) => commit(reset(id, path, scene())),
    pasteStyle: (ids, text) => commitPasted(pasteStyle(ids, text, origin, scene())),
    copy: (ids) => copyBlocks(ids, origin, scene()),
    paste: (text, place) => commitPasted(paste(text, place, origin, scene())),
    replace: (incoming, name) => commit(replace(incoming, name, scene())),
    resume(past, future) {
      const isNew = state.past.length + state.future.length === 0;
      noteSteps([...past, ...future]);
      update({ past: [...past, ...state.past].slice(-MAX_STEPS), future: isNew ? future : state.future });
    },
    history() {
      const carry = (step: Step) => others?.carry(step) ?? step;
      return { past: state.past.map(carry), future: state.future.map(carry) };
    },
    undo: () => travel(stepBack(state), true),
    redo: () => travel(stepForward(state), false),

    adopt(incoming, createOthers) {
      const adopted = replace(incoming, '', scene());
      if ('why' in adopted) return;
      if (createOthers) {
        typing = undefined;
        others ??= createOthers();
        others.add(state.tree, adopted.tree);
      }
      showTree(adopted.tree, adopted.selected, {});
    },
    showFaults(faults) {
      if (faults.length > 0 || state.faults.length > 0) update({ faults });
    },
    noteComments(comments) {
      if (comments.size > 0 || state.comments.size > 0) update({ comments });
    },
    showNotes(notes) {
      if (notes.length > 0 || state.notes.length > 0) update({ notes });
    },
    announce: (text, isQuiet = false) => update({ announcement: { text, isQuiet } }),
  };
}

function sayLeft(step: string, left: readonly string[]): string {
  return t('{step}. Left behind: {list}', { step, list: left.join(' ') });
}

const BLANK: Omit<EditorState, 'tree'> = {
  selected: [],
  hovered: undefined,
  collapsed: new Set(),
  device: 'desktop',
  zoom: undefined,
  isInteractive: false,
  past: [],
  future: [],
  announcement: { text: '' },
  faults: [],
  comments: new Map(),
  notes: [],
};

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
