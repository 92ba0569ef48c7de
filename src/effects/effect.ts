import type { ReactNode } from 'react';
import type { Values } from '../shared/isObject.ts';

/** Interface of the page for effects; implemented by the render context. */
export interface EffectPage {
  /** True in an editor's preview, where nothing moves. */
  editing: boolean;
  styles: {
    /** The class that carries some declarations, built only from constants and validated numbers. */
    rule(declarations: string, media?: string): string;
  };
  needs: {
    /** Registers a need of the page, with its style. */
    use(name: string, need: { style?: string }): void;
  };
}

/** Attributes that an effect adds to the outermost element of its block. */
export interface EffectAttributes {
  classes: readonly string[];
  data?: Readonly<Record<`data-${string}`, string>>;
}

/** Props of an effect's markers. */
export interface MarkerProps {
  /** Whether a block has registered a need of this name. */
  has(name: string): boolean;
}

/** A behaviour that any block can have besides its kind's own, such as being sticky. */
export interface Effect {
  /** Its folder, the name of its need, and its island. */
  name: string;
  /**
   * Attributes of a block with the effect; registers its need.
   * @param advanced the block's advanced group; stored values may be anything
   * @returns undefined when the block does not use the effect
   */
  attributes(advanced: Values, page: EffectPage): EffectAttributes | undefined;
  /** Markers of its islands, on pages where a block has registered the need. */
  Marker(props: MarkerProps): ReactNode;
  /** Markers in an editor's preview, where nothing moves: they report faults to editors. */
  PreviewMarker?(props: MarkerProps): ReactNode;
  /** Whether its island also handles fragments that are added later, such as a popup. */
  worksInFragments?: true;
}
