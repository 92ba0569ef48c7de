import type { EffectAttributes, EffectPage } from '../effects/effect.ts';
import { effects } from '../effects/registry.ts';
import { BOX_CHOICES, boxCss } from '../shared/boxStyle.ts';
import { builderMedia } from '../shared/breakpoints.ts';
import { isObject } from '../shared/isObject.ts';
import { withSavedStyle } from '../shared/layouts/savedStyle.ts';
import { DEVICES, isSpaceStep } from '../shared/style.ts';
import { type Declare, deviceClasses } from './deviceClasses.ts';
import type { StyleSheet } from './styleSheet.ts';
import type { AnyBlock } from './types.ts';

const SPACES: Record<string, Declare> = {
  'advanced.marginStart': space('margin-block-start'),
  'advanced.marginEnd': space('margin-block-end'),
  'advanced.paddingStart': space('padding-block-start'),
  'advanced.paddingEnd': space('padding-block-end'),
  'advanced.paddingInline': space('padding-inline'),
};

const BOX: Record<string, Declare> = Object.fromEntries(
  Object.keys(BOX_CHOICES).map((name) => [`advanced.${name}`, (step: unknown) => boxCss(name, step)]),
);

function space(property: string): Declare {
  return (step) => (isSpaceStep(step) ? `${property}:${spaceValue(step)}` : '');
}

/** Attributes of a widget's root element. */
export interface RootAttributes {
  className: string | undefined;
  id: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Makes the attributes of a widget's root element, to be spread on it.
 * @param classes the widget's own; empty ones are left out
 */
export type MakeAttributes = (...classes: (string | false | null | undefined)[]) => RootAttributes;

/**
 * The attributes from a block's advanced settings, effects included, and in an editor's preview the block's id. Values that are not allowed are
 * left out.
 */
export function blockAttributes(
  stored: AnyBlock,
  context: EffectPage & { isMarked: boolean; styles: StyleSheet },
): MakeAttributes {
  const { isMarked, styles } = context;
  const block = withSavedStyle(stored);
  const advanced = block.advanced ?? {};
  const moved = effectsOf(block, context);
  const classNames = [
    ...deviceClasses(block, styles, { ...BOX, ...SPACES }),
    ...hiddenClasses(advanced.hideOn, styles),
    ...moved.flatMap(({ classes }) => classes),
    ...(advanced.classes ?? '').split(/\s+/).filter((name) => /^[A-Za-z_-][\w-]*$/.test(name)),
  ];
  const id = advanced.htmlId || undefined;
  const data = Object.assign({}, ...moved.map((each) => each.data), isMarked ? markOf(block) : {});
  return (...classes) => ({
    className: [...classes, ...classNames].filter(Boolean).join(' ') || undefined,
    id,
    ...data,
  });
}

/** Attributes of the effects that the block uses; each effect adds its needs to the page. */
function effectsOf({ advanced }: AnyBlock, page: EffectPage): EffectAttributes[] {
  const values: unknown = advanced;
  if (!isObject(values)) return [];
  return [...effects].flatMap((effect) => effect.attributes(values, page) ?? []);
}

function markOf({ blockType, id }: AnyBlock): Pick<RootAttributes, `data-${string}`> {
  return { 'data-block-id': id?.replace(/[^\w-]/g, '') || undefined, 'data-block-type': blockType };
}

function hiddenClasses(hideOn: readonly string[] | null | undefined, styles: StyleSheet): string[] {
  if (!Array.isArray(hideOn)) return [];
  return DEVICES.filter((device) => hideOn.includes(device)).map((device) =>
    styles.rule('display:none', builderMedia(device)),
  );
}

/** The CSS value of a step on the spacing scale. */
export function spaceValue(step: string): string {
  return step === '0' ? '0' : `var(--space-${step})`;
}
