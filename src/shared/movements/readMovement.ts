import library from 'animate.css/animate.css?raw';
import type { Entrance } from './entrances.ts';

/** An animation of animate.css. */
export interface Movement {
  /** Its keyframes. */
  steps: string;
  /** Further declarations that it needs, such as the transform origin. */
  manner: string;
}

const known = new Map<Entrance, Movement>();

/**
 * Extracts an animation from animate.css, so that a page only gets those it uses.
 * @throws when the library does not have it
 */
export function readMovement(name: Entrance): Movement {
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

/** Removes vendor-prefixed duplicates and white space. */
function squeeze(css: string): string {
  return css
    .replace(/^ *-webkit-[^;]+;$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
