import library from 'animate.css/animate.css?raw';
import type { Entrance } from './rules/look.ts';

/** A way to come in, as animate.css has it. */
interface Movement {
  /** The steps of its keyframes. */
  steps: string;
  /** What it asks for besides, such as where it turns around. */
  manner: string;
}

const known = new Map<Entrance, Movement>();

/**
 * The style by which a popup comes in: one set of keyframes and the rule that plays it. Visitors who asked for less motion get
 * none.
 */
export function entranceCss(name: Entrance): string {
  return movementCss(name, 'in', `:not([data-closing])`, 'backwards');
}

/** The style by which a popup goes out: the same movement backwards, under a name of its own so that it begins anew. */
export function exitCss(name: Entrance): string {
  return movementCss(name, 'out', '[data-closing]', 'reverse forwards');
}

function movementCss(name: Entrance, way: 'in' | 'out', state: string, play: string): string {
  const { manner, steps } = readMovement(name);
  const keyframes = `r-${way}-${name}`;
  const rule = `.r-popup--${way}-${name}${state}>.r-popup__frame{animation:${keyframes} var(--popup-duration) ${play};${manner}}`;
  return `@keyframes ${keyframes}{${steps}}@layer widgets{@media (prefers-reduced-motion:no-preference){${rule}}}`;
}

function readMovement(name: Entrance): Movement {
  const read = known.get(name) ?? { steps: readSteps(name), manner: readManner(name) };
  known.set(name, read);
  return read;
}

function readSteps(name: Entrance): string {
  const [, steps] = new RegExp(`@keyframes ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(library) ?? [];
  if (!steps)
    throw new Error(`animate.css has no keyframes "${name}". Take the name out of ENTRANCES, or install 4.1.1.`);
  return squeeze(steps);
}

function readManner(name: Entrance): string {
  const [, declarations = ''] = new RegExp(`\\.animate__${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(library) ?? [];
  return (declarations.match(/^ *(?:transform-origin|animation-timing-function):[^;]+;/gm) ?? []).map(squeeze).join('');
}

/** Without the doubles that old browsers needed, and without white space. */
function squeeze(css: string): string {
  return css
    .replace(/^ *-webkit-[^;]+;$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
