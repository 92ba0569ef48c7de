import type { Box } from '../geometry/box.ts';

/** A picture that lies behind content, with the layer that it fills. */
export interface PictureLayer {
  picture: HTMLImageElement;
  /** Its veils are pseudo-elements of the layer. */
  layer: HTMLElement;
}

/** A text over a picture. */
export interface PictureText extends PictureLayer {
  element: HTMLElement;
  /** Id of the block that shows it. */
  block: string;
  /** Its lines, in the viewport of the page. */
  lines: readonly Box[];
  words: string;
}

/** Maximum number of lines that are measured of a text. */
const MAX_LINES = 6;
/** Opacity from which a ground of its own hides the picture. */
const OPAQUE = 0.85;

/** All texts of a page that have a loaded picture as their nearest ground. */
export function findPictureTexts(page: Document): PictureText[] {
  const hosts = new Map<Element, PictureLayer>();
  for (const picture of page.querySelectorAll<HTMLImageElement>('[data-block-id] img')) {
    const found = picture.complete && picture.naturalWidth > 0 ? layerOf(picture) : undefined;
    if (found) hosts.set(found.host, { picture, layer: found.layer });
  }
  return [...hosts].flatMap(([host, layer]) => textsIn(host, layer, hosts));
}

/** The absolute layer that a picture fills, and the element whose content lies above it. */
function layerOf(picture: HTMLElement): { host: Element; layer: HTMLElement } | undefined {
  for (let element: HTMLElement | null = picture; element?.parentElement; element = element.parentElement) {
    const { position, zIndex } = styleOf(element);
    if (element.hasAttribute('data-block-id')) return undefined;
    if (position === 'absolute' && Number(zIndex) < 0 && element.offsetParent)
      return { host: element.offsetParent, layer: element };
  }
  return undefined;
}

function textsIn(host: Element, { layer, picture }: PictureLayer, hosts: ReadonlyMap<Element, unknown>): PictureText[] {
  const page = host.ownerDocument;
  const nodes = page.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const found = new Map<HTMLElement, Text>();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement;
    if (element && node.textContent?.trim() && !layer.contains(node) && !found.has(element))
      found.set(element, node as Text);
  }
  return [...found].flatMap(([element, node]) => {
    const block = element.closest('[data-block-id]')?.getAttribute('data-block-id');
    if (!block || !isOverPicture(element, host, hosts)) return [];
    const range = page.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0).slice(0, MAX_LINES);
    return lines.length > 0 ? [{ block, element, layer, lines, picture, words: node.data.trim() }] : [];
  });
}

/** Whether nothing between a text and a host hides the picture; a shadow of letters makes them readable by itself. */
function isOverPicture(text: HTMLElement, host: Element, hosts: ReadonlyMap<Element, unknown>): boolean {
  if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (styleOf(text).textShadow !== 'none') return false;
  for (let element: Element = text; element !== host; element = element.parentElement ?? host) {
    const { backgroundColor, backgroundImage } = styleOf(element);
    if (hosts.has(element) || backgroundImage !== 'none' || alphaOf(backgroundColor) >= OPAQUE) return false;
  }
  return true;
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView as Window).getComputedStyle(element);
}

/** Opacity of a computed colour, from 0 to 1. */
function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const [, alpha] = /(?:rgba\([^)]*,|\/)\s*([\d.]+)\s*\)$/.exec(colour) ?? [];
  return alpha === undefined ? 1 : Number(alpha);
}
