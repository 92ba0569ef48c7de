/** Cost of rendering one page. */
export interface RenderFigures {
  /** CPU per page, all threads, in ms. */
  cpu: number;
  /** Latency of a single page, in ms. */
  p50: number;
  p99: number;
  /** Pages per second, one after another. */
  perSecond: number;
}

export const RENDERED_PAGES = ['home', 'article', 'sixty'] as const;
export type RenderedPageName = (typeof RENDERED_PAGES)[number];
