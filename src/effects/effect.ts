import type { ReactNode } from 'react';
import type { Values } from '../shared/isObject.ts';

/** What an effect may use of the page on which its block stands; the renderer's context is one. */
export interface EffectPage {
  /** True in an editor's preview, where what moves is at rest. */
  editing: boolean;
  styles: {
    /** The class that carries some declarations, made of constants and checked numbers only. */
    rule(declarations: string, media?: string): string;
  };
  needs: {
    /** Says that the page needs something, with its style. */
    use(name: string, need: { style?: string }): void;
  };
}

/** What an effect adds to the outermost element of its block. */
export interface EffectAttributes {
  classes: readonly string[];
  data?: Readonly<Record<`data-${string}`, string>>;
}

/** What the markers of an effect are told. */
export interface MarkerProps {
  /** Whether a block has asked for something by this name. */
  has(name: string): boolean;
}

/** Something that any block can do besides what its kind does, such as staying in view. */
export interface Effect {
  /** Its folder, what blocks that use it ask of the page, and its island. */
  name: string;
  /**
   * What a block asks for, and tells the page that it is needed.
   * @param advanced the block's advanced group; stored values may be anything
   * @returns undefined when the block does not use the effect
   */
  attributes(advanced: Values, page: EffectPage): EffectAttributes | undefined;
  /** The marker of its island, or several, on pages with a block that asks for the effect by its name. */
  Marker(props: MarkerProps): ReactNode;
  /** The same in an editor's preview, where what moves is at rest: what tells editors of faults. */
  PreviewMarker?(props: MarkerProps): ReactNode;
  /** Whether its island works in what joins a page later, such as a popup, too. */
  worksInFragments?: true;
}
