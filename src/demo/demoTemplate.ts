import type { Template } from '../render/types.ts';

/** A template of the demo, before it is stored. */
export type DemoTemplate = Pick<Template, 'title' | 'kind' | 'layout'> & { sticky?: boolean };
