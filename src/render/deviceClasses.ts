import { builderMedia } from '../shared/breakpoints.ts';
import { NARROWER, ownOnDevice } from '../shared/layouts/deviceValues.ts';
import { valueAt } from '../shared/layouts/values.ts';
import { DEVICES, type Device } from '../shared/style.ts';
import type { StyleSheet } from './styleSheet.ts';

/**
 * Makes the declaration of a value, such as `gap:0`; empty for what is not allowed, or is the style sheet's default.
 * @param isChosen whether it was chosen for tablets or phones, rather than for all devices
 */
export type Declare = (value: unknown, isChosen: boolean) => string;

/**
 * Classes for settings of a block that may differ by device. A setting that is the same everywhere is part of one rule
 * without a media query. One that differs gets a rule for each device, whose queries are mutually exclusive, so that
 * their order in the shared style sheet does not matter.
 * @param declares by the path of their setting
 */
export function deviceClasses(
  block: object,
  styles: StyleSheet,
  declares: Readonly<Record<string, Declare>>,
): string[] {
  const everywhere: string[] = [];
  const apart: Record<Device, string[]> = { mobile: [], tablet: [], desktop: [] };
  for (const [path, declare] of Object.entries(declares)) {
    if (!NARROWER.some((device) => ownOnDevice(block, path, device))) {
      everywhere.push(declare(valueAt(block, path), false));
      continue;
    }
    let value = valueAt(block, path);
    let isChosen = false;
    apart.desktop.push(declare(value, false));
    for (const device of NARROWER) {
      const own = ownOnDevice(block, path, device);
      value = own ?? value;
      isChosen ||= own !== undefined;
      apart[device].push(declare(value, isChosen));
    }
  }
  return [
    ...ruleOf(everywhere, styles),
    ...DEVICES.flatMap((device) => ruleOf(apart[device], styles, builderMedia(device))),
  ];
}

/** For a setting whose value for all devices is in a class of the widget: declares only the values for tablets or phones. */
export function whereChosen(declarations: Readonly<Record<string, string>>): Declare {
  return (value, isChosen) =>
    isChosen && typeof value === 'string' && Object.hasOwn(declarations, value) ? (declarations[value] ?? '') : '';
}

function ruleOf(declarations: readonly string[], styles: StyleSheet, media?: string): string[] {
  const written = declarations.filter(Boolean);
  return written.length > 0 ? [styles.rule(written.join(';'), media)] : [];
}
