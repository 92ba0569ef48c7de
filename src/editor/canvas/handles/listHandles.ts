import { devicePath, type Narrower, ownOnDevice } from '../../../shared/layouts/deviceValues.ts';
import type { Kind, KindSetting } from '../../../shared/layouts/kind.ts';
import { valueAt } from '../../../shared/layouts/values.ts';
import type { EditedBlock } from '../../model/types.ts';
import { elementOf } from '../frame/findBlocks.ts';
import { boxOf } from '../frame/measure.ts';
import type { Box } from '../geometry/box.ts';
import { type Axis, axisBetween } from '../geometry/plusPoints.ts';
import { readSpaces, sizeOf } from './readSpaces.ts';
import { firstShare, type Step } from './steps.ts';

/** A setting whose value can be dragged on the page. */
export interface Handle {
  /** Path of the value, for the device that is shown. */
  path: string;
  label: string;
  /** Axis along which it is dragged. */
  axis: Axis;
  /** Centre of the handle, in the viewport of the page. */
  x: number;
  y: number;
  /** Steps by size, smallest first. */
  steps: readonly Step[];
  /** Stored value that applies; undefined where the block is as designed. */
  value: string | undefined;
  /** Present size, in CSS px. */
  size: number;
  /** Change of the size for each px that the pointer moves right or down. */
  pull: number;
  /** Whether the arrow to the left makes it larger, as where lines run from the right. */
  isReversed: boolean;
  /** The rules that show a size before it is stored. */
  preview: (step: Step) => string;
}

interface HandleOptions {
  page: Document;
  block: EditedBlock;
  kind: Kind;
  /** Undefined for desktops. */
  device: Narrower | undefined;
  /** Of the page on the screen; 1 by default. */
  scale?: number;
}

/** Paths of the settings that all widgets, or all with a slot, name alike, and what they set. */
const SPACES = {
  'advanced.marginStart': { property: 'margin-block-start', edge: 'top', isOuter: true },
  'advanced.marginEnd': { property: 'margin-block-end', edge: 'bottom', isOuter: true },
  'advanced.paddingStart': { property: 'padding-block-start', edge: 'top', isOuter: false },
  'advanced.paddingEnd': { property: 'padding-block-end', edge: 'bottom', isOuter: false },
  'advanced.paddingInline': { property: 'padding-inline', edge: 'side', isOuter: false },
} as const;
const GAP = 'gap';
const COLUMNS = 'grid';

/** Where handles of outer and inner spaces stand along an edge: apart also on a block of 120 px, and away from buttons in its middle. */
const OUTER_AT = 0.92;
const INNER_AT = 0.66;
/** Height of a block on the screen from which on handles on its edges leave room to press it, in CSS px: lower ones have their settings. */
const LOWEST = 48;

/** The handles of a block as the page shows it now; none where it is not shown. */
export function listHandles({ block, device, kind, page, scale = 1 }: HandleOptions): Handle[] {
  const element = elementOf(page, block.id);
  const box = boxOf(element);
  const view = page.defaultView;
  if (!element || !box || !view) return [];
  const style = view.getComputedStyle(element);
  const isRtl = style.direction === 'rtl';
  const spaces = kind.settings.flatMap((setting) => {
    const space = SPACES[setting.path as keyof typeof SPACES];
    if (!space || !setting.onDevices) return [];
    const { edge, property } = space;
    if (edge !== 'side' && box.height * scale < LOWEST) return [];
    const size = sizeOf(style.getPropertyValue(property === 'padding-inline' ? 'padding-inline-end' : property));
    return [
      {
        ...heldValue(setting, block, device),
        ...placeSpace(box, space, size, isRtl),
        steps: stepsOfSpaces(page, setting),
        size,
        preview: (step: Step) => `[data-block-id="${CSS.escape(block.id)}"]{${property}:${step.size}px!important}`,
      },
    ];
  });
  return [...spaces, ...handlesBetween({ block, device, kind, page }, element, isRtl)];
}

/** On the edge that moves when the space grows, so that it follows the pointer. */
function placeSpace(box: Box, { edge, isOuter }: (typeof SPACES)[keyof typeof SPACES], size: number, isRtl: boolean) {
  if (edge === 'side') {
    const x = isRtl ? box.x + size : box.x + box.width - size;
    return { axis: 'row' as const, isReversed: isRtl, x, y: box.y + box.height / 2, pull: isRtl ? 1 : -1 };
  }
  const isTop = edge === 'top';
  const x = box.x + box.width * (isOuter ? OUTER_AT : INNER_AT);
  const y = (isTop ? box.y : box.y + box.height) + (isTop === isOuter ? 0 : size);
  return { axis: 'column' as const, isReversed: false, x, y, pull: 1 };
}

/** Handles between the first two blocks of a slot: the space between all, and the widths of columns. */
function handlesBetween({ block, device, kind, page }: HandleOptions, element: Element, isRtl: boolean): Handle[] {
  const slot = [...element.querySelectorAll('[data-slot]')].find((each) => each.closest('[data-block-id]') === element);
  const [first, second] = [...(slot?.children ?? [])].flatMap((child) => boxOf(child) ?? []);
  if (!slot || !first || !second) return [];
  const axis = axisBetween(first, second);
  const style = (page.defaultView as Window).getComputedStyle(slot);
  const rule = (declaration: string) =>
    `[data-block-id="${CSS.escape(block.id)}"] [data-slot="${CSS.escape(slot.getAttribute('data-slot') ?? '')}"]{${declaration}!important}`;
  const settingOf = (path: string) => kind.settings.find((each) => each.path === path && each.onDevices);
  const [gap, columns] = [settingOf(GAP), settingOf(COLUMNS)];
  const middle = (axis === 'row') === isRtl ? edgeBetween(second, first, axis) : edgeBetween(first, second, axis);
  const found: Handle[] = [];
  if (gap) {
    found.push({
      ...heldValue(gap, block, device),
      axis,
      ...(axis === 'row'
        ? { x: middle, y: first.y + first.height * 0.3 }
        : { x: first.x + first.width / 3, y: middle }),
      steps: stepsOfSpaces(page, gap),
      size: sizeOf(axis === 'row' ? style.columnGap : style.rowGap),
      // Both neighbours move: the edge that is dragged goes half as far.
      pull: axis === 'row' && isRtl ? -2 : 2,
      isReversed: isRtl,
      preview: (step) => rule(`gap:${step.size}px`),
    });
  }
  const own = columns && heldValue(columns, block, device);
  const shown = own?.value === undefined ? undefined : firstShare(own.value);
  if (columns && own && shown && axis === 'row' && valueAt(block, 'direction') === 'grid') {
    const room = sizeOf(style.width) - sizeOf(style.columnGap) * (shown.count - 1);
    const labels = columns.onDevices?.options ?? {};
    const offered = (device ? undefined : columns.options) ?? Object.keys(labels);
    const steps = offered.flatMap((value) => {
      const each = firstShare(value);
      const label = labels[value] ?? value.replaceAll('-', ' : ');
      return each?.count === shown.count ? [{ value, label, size: each.share * room }] : [];
    });
    if (steps.length > 1)
      found.push({
        ...own,
        axis,
        x: middle,
        y: first.y + first.height * 0.6,
        steps: bySize(steps),
        size: first.width,
        pull: isRtl ? -1 : 1,
        isReversed: isRtl,
        preview: ({ value }) =>
          rule(`grid-template-columns:${value.replace(/\d/g, (part) => `minmax(0,${part}fr)`).replaceAll('-', ' ')}`),
      });
  }
  return found;
}

function edgeBetween(before: Box, after: Box, axis: Axis): number {
  return axis === 'row' ? (before.x + before.width + after.x) / 2 : (before.y + before.height + after.y) / 2;
}

/** The path of a setting on the device that is shown, and the value that applies there. */
function heldValue({ label, path }: KindSetting, block: EditedBlock, device: Narrower | undefined) {
  const tablet = ownOnDevice(block, path, 'tablet');
  const narrower = device === 'mobile' ? (ownOnDevice(block, path, 'mobile') ?? tablet) : device && tablet;
  const value = narrower ?? valueAt(block, path);
  return {
    label,
    path: device ? devicePath(path, device) : path,
    value: typeof value === 'string' && value !== '' ? value : undefined,
  };
}

function stepsOfSpaces(page: Document, { onDevices }: KindSetting): readonly Step[] {
  const labels = onDevices?.options ?? {};
  const sizes = readSpaces(page);
  return bySize(Object.entries(labels).map(([value, label]) => ({ value, label, size: sizes.get(value) ?? 0 })));
}

function bySize(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted((one, other) => one.size - other.size);
}
