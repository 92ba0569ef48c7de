/** A block of a kind of Rihla or of the site. */
export interface SiteDemoBlock {
  blockType: string;
}

/** A page that a site adds to the demo. */
export interface SiteDemoPage {
  /** Such as `/seasons/`. A page that is there already stays as it is. */
  path: string;
  title: string;
  /** Also its meta description. */
  excerpt: string;
  layout: readonly SiteDemoBlock[];
}

/** Demo content of a site, put into an empty database after ours. */
export interface SiteDemo {
  pages: readonly SiteDemoPage[];
}
