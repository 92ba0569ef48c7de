import type { Steady } from './h2load.ts';
import type { LighthouseRun } from './lighthouse.ts';
import type { Memory } from './memory.ts';
import type { PublishedKind, PublishUnderLoad } from './publishUnderLoad.ts';
import type { RenderedPageName, RenderFigures } from './render/renderFigures.ts';
import type { StartUp } from './startUp.ts';
import type { Load } from './throughput.ts';

/** All figures of the table. */
export interface Figures {
  home: LighthouseRun;
  article: LighthouseRun;
  tour: LighthouseRun;
  /** The tour with the most days. */
  longestTour: LighthouseRun;
  /** All tours. */
  list: LighthouseRun;
  /** The hand-made page with home's content. */
  handMade: LighthouseRun;
  /** `bare` is Node's own HTTP server with the same bytes, and nothing else. */
  throughput: Record<'plain' | 'disk' | 'node' | 'bare', Load>;
  steady: Record<'node' | 'bare', Steady>;
  render: Record<RenderedPageName, RenderFigures>;
  /** For each publish, ms until it was visible. */
  publish: number[];
  publishUnderLoad: Record<PublishedKind, PublishUnderLoad>;
  startUp: StartUp;
  memory: Memory;
  /** Absent where PostgreSQL is not installed. */
  siteMemory: Memory | undefined;
}
