/** Position of something on a page. */
export interface Placed {
  /** Id of the innermost marked block around it; undefined outside of blocks. */
  block: string | undefined;
}

export interface PageLink extends Placed {
  tag: 'a' | 'button';
  /** Undefined for a button. */
  href: string | undefined;
  /** Its accessible name. */
  name: string;
}

export interface PagePicture extends Placed {
  src: string;
  /** All files it may load: `src` and the candidates of `srcset`. */
  files: readonly string[];
  /** Undefined without the attribute. */
  alt: string | undefined;
  /** Loaded with the page, not when it is scrolled to. */
  isEager: boolean;
}

export interface PageHeading extends Placed {
  level: number;
  text: string;
}

export interface PageText extends Placed {
  text: string;
}

/** Model of a rendered page, read once, which the rules judge. */
export interface PageModel {
  title: string;
  description: string;
  isIndexed: boolean;
  /** Within `body`, in their order. */
  headings: readonly PageHeading[];
  links: readonly PageLink[];
  pictures: readonly PagePicture[];
  texts: readonly PageText[];
  ids: ReadonlySet<string>;
}
