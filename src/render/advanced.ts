import { builderMedia } from '../shared/breakpoints.ts';
import { DEVICES, isSpaceStep } from '../shared/style.ts';
import type { StyleSheet } from './styleSheet.ts';
import type { AnyBlock } from './types.ts';

const SPACES = {
  marginStart: 'margin-block-start',
  marginEnd: 'margin-block-end',
  paddingStart: 'padding-block-start',
  paddingEnd: 'padding-block-end',
  paddingInline: 'padding-inline',
} as const;

/** The id and classes that a block's advanced group asks for. Values that are not on a list are left out. */
export function advancedAttributes(block: AnyBlock, styles: StyleSheet): { id: string | undefined; className: string } {
  const advanced = block.advanced ?? {};
  const declarations = Object.entries(SPACES).flatMap(([field, property]) => {
    const step = advanced[field as keyof typeof SPACES];
    return isSpaceStep(step) ? [`${property}:${spaceValue(step)}`] : [];
  });
  const classes = [
    declarations.length ? styles.rule(declarations.join(';')) : '',
    ...hiddenClasses(advanced.hideOn, styles),
    ...(advanced.classes ?? '').split(/\s+/).filter((name) => /^[A-Za-z_-][\w-]*$/.test(name)),
  ];
  return { id: advanced.htmlId || undefined, className: classes.filter(Boolean).join(' ') };
}

function hiddenClasses(hideOn: readonly string[] | null | undefined, styles: StyleSheet): string[] {
  if (!Array.isArray(hideOn)) return [];
  return DEVICES.filter((device) => hideOn.includes(device)).map((device) =>
    styles.rule('display:none', builderMedia(device)),
  );
}

/** A step of the spacing scale as a CSS value. */
export function spaceValue(step: string): string {
  return step === '0' ? '0' : `var(--space-${step})`;
}
