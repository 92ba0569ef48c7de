import type { Kinds } from '../../shared/layouts/kind.ts';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { keepsStructure } from '../../shared/layouts/structure.ts';
import { t } from '../../shared/studioWords/t.ts';
import { indexTree, wayTo } from '../model/indexTree.ts';
import type { EditorState, Place } from '../model/types.ts';
import { coversWords } from './frame/coversWords.ts';
import { elementOf, type Outside } from './frame/findBlocks.ts';
import { axisAround, boxOf, boxOfBlock, elementOfLayout, emptySlots } from './frame/measure.ts';
import { type Box, isVisible, scaleBox } from './geometry/box.ts';
import { placeBar } from './geometry/placeBar.ts';
import { type Axis, type PlusPoint, plusPoints, pointsAside } from './geometry/plusPoints.ts';

/** A block's outline on the canvas. */
export interface Mark {
  id: string;
  name: string;
  /** Icon of its kind. */
  icon: string;
  box: Box;
}

/** Insert button on the canvas. */
export interface Plus {
  place: Place;
  label: string;
  x: number;
  y: number;
  axis: Axis;
  /** Insertion line. */
  line: Box;
}

/** An empty slot. */
export interface SlotMark {
  place: Place;
  label: string;
  box: Box;
}

/** Everything drawn above the page, in CSS px of the canvas. */
export interface Marks {
  hovered: Mark | undefined;
  selected: readonly Mark[];
  /** Vertical position of the toolbar of the last selected block. */
  barTop: number;
  pluses: readonly Plus[];
  slots: readonly SlotMark[];
  /** A part of the page that is edited elsewhere. */
  outside: { name: string; templateId: string; box: Box } | undefined;
  /** Blocks with open comments or notes. */
  signs: readonly Mark[];
  /** Name of the selected block when the page has it and does not show it at this width. */
  unseen: string | undefined;
}

export const NO_MARKS: Marks = {
  hovered: undefined,
  selected: [],
  barTop: 0,
  pluses: [],
  slots: [],
  outside: undefined,
  signs: [],
  unseen: undefined,
};

/** Minimum distance of buttons, below which they overlap, in CSS px. */
export const BUTTON_SIZE = 26;

interface Measured {
  page: Document;
  state: Pick<EditorState, 'comments' | 'hovered' | 'notes' | 'selected' | 'tree'>;
  kinds: Kinds;
  scale: number;
  outside: Outside | undefined;
}

/** Measures hovered and selected blocks, and the few empty slots: never the whole page. */
export function measureMarks({ kinds, outside, page, scale, state }: Measured): Marks {
  const view = page.defaultView;
  if (!view) return NO_MARKS;
  const index = indexTree(state.tree, kinds);
  const window = { width: view.innerWidth, height: view.innerHeight };
  /** Of a button above the page, in CSS px of the page. */
  const radius = BUTTON_SIZE / 2 / scale;

  const markOf = (id: string | undefined): Mark | undefined => {
    const spot = index.get(id ?? '');
    const box = spot && boxOfBlock(page, id);
    if (!box || !isVisible(box, window)) return undefined;
    const kind = kinds.get(spot.block.blockType);
    return {
      id: spot.block.id,
      name: nameOfBlock(spot.block, kind),
      icon: kind?.icon ?? '',
      box: scaleBox(box, scale),
    };
  };

  /** Whether no block may be added inside a block. */
  const isHeld = (parent: string | null) => wayTo(parent, index).some(keepsStructure);

  const plusesOf = (id: string): Plus[] => {
    const spot = index.get(id);
    const box = spot && boxOfBlock(page, id);
    if (!box || isHeld(spot.parent)) return [];
    const { block, index: at, parent, siblings, slot } = spot;
    const around = {
      box,
      previous: boxOfBlock(page, siblings[at - 1]?.id),
      next: boxOfBlock(page, siblings[at + 1]?.id),
    };
    const points = plusPoints(around, axisAround(elementOf(page, id)), page.documentElement.dir === 'rtl');
    const name = nameOfBlock(block, kinds.get(block.blockType));
    /** Beside the words that it would cover, where there is room. */
    const besideWords = (point: PlusPoint): PlusPoint =>
      [point, ...pointsAside(point, box, radius, window.width)].find((each) => !coversWords(page, each, radius)) ??
      point;
    return points.map((point, after) => ({
      ...scalePoint(besideWords(point), scale),
      place: { parent, slot, index: at + after },
      label: t(after ? 'Add a block after {name}' : 'Add a block before {name}', { name }),
    }));
  };

  const last = state.selected.at(-1);
  const selected = state.selected.flatMap((id) => markOf(id) ?? []);
  const ofLast = last === undefined ? [] : plusesOf(last);
  const isHidden = last !== undefined && index.has(last) && elementOf(page, last) && !boxOfBlock(page, last);
  const outsideBox = last === undefined && outside ? boxOf(outside.element) : undefined;
  return {
    hovered: state.selected.includes(state.hovered ?? '') ? undefined : markOf(state.hovered),
    selected,
    barTop: barTopOf(selected.at(-1), ofLast, window.height * scale),
    pluses: apart([...ofLast, ...(state.hovered === undefined ? [] : plusesOf(state.hovered))]),
    slots: slotMarks(page, { index, kinds, scale, window, isEmpty: state.tree.length === 0 }),
    outside: outside &&
      outsideBox && { name: outside.name, templateId: outside.templateId, box: scaleBox(outsideBox, scale) },
    signs: [...new Set([...state.comments.keys(), ...state.notes.map(({ blockId }) => blockId)])].flatMap(
      (id) => markOf(id) ?? [],
    ),
    unseen: isHidden ? nameOfSpot(last, index, kinds) : undefined,
  };
}

function barTopOf(mark: Mark | undefined, pluses: readonly Plus[], viewHeight: number): number {
  return mark ? placeBar({ box: mark.box, buttons: pluses.map(({ y }) => y), viewHeight }) : 0;
}

function nameOfSpot(id: string, index: ReturnType<typeof indexTree>, kinds: Kinds): string {
  const block = index.get(id)?.block;
  return block ? nameOfBlock(block, kinds.get(block.blockType)) : '';
}

function scalePoint({ axis, line, x, y }: PlusPoint, scale: number): PlusPoint {
  return { axis, line: scaleBox(line, scale), x: x * scale, y: y * scale };
}

/** Drops buttons that would overlap an earlier one. */
function apart(pluses: readonly Plus[]): Plus[] {
  const kept: Plus[] = [];
  for (const plus of pluses) {
    if (kept.every(({ x, y }) => Math.hypot(x - plus.x, y - plus.y) >= BUTTON_SIZE)) kept.push(plus);
  }
  return kept;
}

interface SlotsOptions {
  index: ReturnType<typeof indexTree>;
  kinds: Kinds;
  scale: number;
  window: { width: number; height: number };
  /** Whether the layout itself is empty. */
  isEmpty: boolean;
}

function slotMarks(page: Document, { index, isEmpty, kinds, scale, window }: SlotsOptions): SlotMark[] {
  const found = emptySlots(page, (id) => index.has(id) && !wayTo(id, index).some(keepsStructure)).map(
    ({ element, parent, slot }) => ({
      box: boxOf(element),
      place: { parent, slot, index: 0 },
      label: t('Add a block in {name}', { name: nameOfSpot(parent, index, kinds) }),
    }),
  );
  const main = isEmpty ? boxOf(elementOfLayout(page)) : undefined;
  const top = { box: main, place: { parent: null, slot: '', index: 0 }, label: t('Add the first block') };
  return [...found, top].flatMap(({ box, ...slot }) =>
    box && isVisible(box, window) ? [{ ...slot, box: scaleBox(box, scale) }] : [],
  );
}
