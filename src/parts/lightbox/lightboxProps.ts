/** Props of the lightbox island. */
export type LightboxProps = {
  /** Whether links to pictures open it by default. */
  takesImages: boolean;
  /** Enabled controls. */
  controls: readonly LightboxControl[];
  /** Ids of the networks in the share menu. */
  networks: readonly string[];
};

/** The same with the viewer's labels. */
export type LabelledProps = LightboxProps & { labels: LightboxLabels };

export type LightboxControl = 'counter' | 'fullscreen' | 'zoom' | 'share' | 'download';

export type LightboxLabels = {
  close: string;
  copied: string;
  copy: string;
  copyFailed: string;
  download: string;
  /** With `{title}`. */
  elsewhere: string;
  /** Name of the network “email”, which is no brand. */
  email: string;
  enterFullscreen: string;
  exitFullscreen: string;
  gallery: string;
  missing: string;
  next: string;
  /** With `{index}` and `{total}`. */
  of: string;
  picture: string;
  /** With `{title}`. */
  play: string;
  previous: string;
  share: string;
  /** With `{network}`. */
  shareOn: string;
  zoomIn: string;
  zoomOut: string;
};
