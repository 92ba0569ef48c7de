import type { Locator, Page } from '@playwright/test';

/** Horizontal overflow of the page, in CSS px; 0 when nothing scrolls horizontally. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Scrolls through the whole page a window at a time, waiting for the pictures of each, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // As the browser sees it, which does not load pictures in closed or clipped parts of the page.
    const seen = (images: HTMLImageElement[]) =>
      new Promise<Element[]>((resolve) => {
        if (images.length === 0) resolve([]);
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
        });
        for (const image of images) observer.observe(image);
      });
    const arrived = (image: HTMLImageElement) =>
      image.complete
        ? undefined
        : new Promise((resolve, reject) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', () => reject(new Error(`${image.currentSrc} was not loaded.`)), {
              once: true,
            });
          });
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await Promise.all((await seen([...document.images])).map((image) => arrived(image as HTMLImageElement)));
      await nextFrame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
  });
}

/** Records layout shifts from the next navigation on. */
export async function recordLayoutShifts(
  page: Page,
): Promise<{ total(): Promise<number>; sources(): Promise<string[]> }> {
  await page.addInitScript(() => {
    const shifts: { value: number; text: string }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
      const say = ({ height, width, x, y }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: Source[] })[]) {
        const nodes = entry.sources?.map(({ currentRect, node, previousRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
          return `${name} from ${say(previousRect)} to ${say(currentRect)}`;
        });
        shifts.push({
          value: entry.value,
          text: `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${nodes?.join(', ')}`,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const read = () =>
    page.evaluate(() => (window as unknown as { layoutShifts: { value: number; text: string }[] }).layoutShifts);
  return {
    total: async () => (await read()).reduce((sum, { value }) => sum + value, 0),
    sources: async () => (await read()).map(({ text }) => text),
  };
}

/** Adds a style sheet to the open page in the one way its Content-Security-Policy allows. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Texts of the content that are invisible; those not displayed may be meant for another device. The enquiry bar repeats words of its page as that is
 * scrolled.
 */
export function unseenTexts(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('p, h2, h3, li, figcaption')
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest('[aria-hidden=true], .r-enquiry-bar'))
        .filter(
          (element) => getComputedStyle(element).visibility !== 'visible' || getComputedStyle(element).opacity !== '1',
        )
        .map(({ outerHTML }) => outerHTML),
    );
}

/** The lines of an element's text as they are broken on the screen. */
export function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom);
        if (letter.trim()) lines.set(line, (lines.get(line) ?? '') + letter);
      }
    return [...lines.values()];
  });
}
