import { BOX_CHOICES } from '../boxStyle.ts';
import { isObject, type Values } from '../isObject.ts';
import { devicePath, NARROWER } from './deviceValues.ts';
import { valueAt, withValueAt } from './values.ts';

/** Collection of the saved styles of a site: bundles of settings that any block may have. */
export const SAVED_STYLES = 'saved-styles';

/** Setting of a block that holds its saved style. */
export const SAVED_STYLE = 'advanced.savedStyle';

/** Settings that a saved style bundles, by their path in a block. */
const STYLE_PATHS: readonly string[] = [
  ...['marginStart', 'marginEnd', 'paddingStart', 'paddingEnd', 'paddingInline', 'hideOn'],
  ...Object.keys(BOX_CHOICES),
].map((name) => `advanced.${name}`);

/** The values that a block has of the settings that a saved style bundles, with those on devices, by path. */
export function styleValues(block: object): Map<string, unknown> {
  const paths = STYLE_PATHS.flatMap((path) => [path, ...NARROWER.map((device) => devicePath(path, device))]);
  return new Map(
    paths.flatMap((path) => {
      const value = valueAt(block, path);
      const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
      return isEmpty ? [] : [[path, value] as const];
    }),
  );
}

/** Values by path, as a block stores them. */
export function asStored(values: ReadonlyMap<string, unknown>): Values {
  return [...values].reduce<Values>((stored, [path, value]) => withValueAt(stored, path, value), {});
}

/** The saved style of a block; undefined where it has none, and where it is only an id. */
function savedStyleOf(block: object): Values | undefined {
  const style = valueAt(block, SAVED_STYLE);
  return isObject(style) ? style : undefined;
}

/**
 * A block with the values of its saved style. A setting of its own replaces the style's, on all devices: nobody would expect that a space set on
 * the block came back on phones.
 * @returns the same block where it has no saved style
 */
export function withSavedStyle<Block extends object>(block: Block): Block {
  const style = savedStyleOf(block);
  if (!style) return block;
  const own = styleValues(block);
  const isOwn = (path: string) =>
    [path, ...NARROWER.map((device) => devicePath(path, device))].some((each) => own.has(each));
  const kept = STYLE_PATHS.filter((path) => !isOwn(path));
  const given = styleValues(style);
  return kept
    .flatMap((path) => [path, ...NARROWER.map((device) => devicePath(path, device))])
    .reduce((styled, path) => (given.has(path) ? withValueAt(styled, path, given.get(path)) : styled), block);
}
