/** Shared content, plain text; not encoded. */
export interface ShareContent {
  /** Absolute URL. */
  url: string;
  title: string;
  /** Summary of a sentence or two; may be empty. */
  text: string;
  /** Absolute URL of its picture; may be empty. */
  image: string;
}

/** Content with percent-encoded parts, ready for a query. */
export type EncodedContent = Readonly<Record<keyof ShareContent, string>>;

/** A share target. */
export interface ShareNetwork {
  /** Id as the page builder stores it. */
  id: string;
  name: string;
  /** Brand colour, `#` and six hex digits; absent: the site's own colour. */
  color?: string;
  /** Closed: kept so that stored settings stay valid, and shown only on request. */
  isRetired?: boolean;
  /** Id of its successor, which is shown instead. */
  successor?: string;
  /** Builds the share URL; absent for a network that works by script only. */
  link?(content: EncodedContent): string;
}

const linkToX = (e: EncodedContent): string => `https://x.com/intent/tweet?text=${words(e)}%20${e.url}`;

/**
 * The twenty networks in the page builder's order (design, 8.10), with their present URLs. X, Threads and Telegram get
 * one text; where a page has no summary, that is its title.
 */
export const SHARE_NETWORKS = [
  { id: 'twitter', name: 'Twitter', color: '#000000', successor: 'x-twitter', link: linkToX },
  { id: 'x-twitter', name: 'X', color: '#000000', link: linkToX },
  {
    id: 'pinterest',
    name: 'Pinterest',
    color: '#bd081c',
    link: (e) => `https://www.pinterest.com/pin/create/button/?url=${e.url}&media=${e.image}&description=${e.title}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    color: '#0866ff',
    link: (e) => `https://www.facebook.com/sharer.php?u=${e.url}`,
  },
  {
    id: 'threads',
    name: 'Threads',
    color: '#000000',
    link: (e) => `https://www.threads.com/intent/post?text=${words(e)}%20${e.url}`,
  },
  {
    id: 'vk',
    name: 'VK',
    color: '#0077ff',
    link: (e) => `https://vk.com/share.php?url=${e.url}&title=${e.title}&description=${e.text}&image=${e.image}`,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    color: '#0a66c2',
    link: (e) => `https://www.linkedin.com/sharing/share-offsite/?url=${e.url}`,
  },
  {
    id: 'odnoklassniki',
    name: 'Odnoklassniki',
    color: '#ee8208',
    link: (e) => `https://connect.ok.ru/offer?url=${e.url}&title=${e.title}&imageUrl=${e.image}`,
  },
  {
    id: 'tumblr',
    name: 'Tumblr',
    color: '#36465d',
    link: (e) => `https://www.tumblr.com/share/link?url=${e.url}`,
  },
  {
    id: 'google',
    name: 'Google+',
    color: '#db4437',
    isRetired: true,
    link: (e) => `https://plus.google.com/share?url=${e.url}`,
  },
  { id: 'digg', name: 'Digg', color: '#000000', isRetired: true, link: (e) => `https://digg.com/submit?url=${e.url}` },
  {
    id: 'reddit',
    name: 'Reddit',
    color: '#ff4500',
    link: (e) => `https://www.reddit.com/submit?url=${e.url}&title=${e.title}`,
  },
  {
    id: 'stumbleupon',
    name: 'StumbleUpon',
    color: '#eb4924',
    isRetired: true,
    link: (e) => `https://www.stumbleupon.com/submit?url=${e.url}`,
  },
  {
    id: 'pocket',
    name: 'Pocket',
    color: '#ee4056',
    isRetired: true,
    link: (e) => `https://getpocket.com/edit?url=${e.url}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    color: '#25d366',
    // WhatsApp sets text between asterisks in bold.
    link: (e) => `https://api.whatsapp.com/send?text=${lines('%0A', e.title && `*${e.title}*`, e.text, e.url)}`,
  },
  { id: 'xing', name: 'Xing', color: '#006567', link: (e) => `https://www.xing.com/spi/shares/new?url=${e.url}` },
  { id: 'print', name: 'Print' },
  {
    id: 'email',
    name: 'E-mail',
    // RFC 6068: a line break in a body is CRLF.
    link: (e) => `mailto:?${e.title && `subject=${e.title}&`}body=${lines('%0D%0A', e.text, e.url)}`,
  },
  {
    id: 'telegram',
    name: 'Telegram',
    color: '#26a5e4',
    link: (e) => `https://t.me/share/url?url=${e.url}&text=${words(e)}`,
  },
  {
    id: 'skype',
    name: 'Skype',
    color: '#00aff0',
    isRetired: true,
    link: (e) => `https://web.skype.com/share?url=${e.url}`,
  },
] as const satisfies readonly ShareNetwork[];

export type ShareNetworkId = (typeof SHARE_NETWORKS)[number]['id'];

/** Networks of a new box: those by which travellers share pages with each other. */
export const DEFAULT_SHARE_NETWORKS: readonly ShareNetworkId[] = ['whatsapp', 'facebook', 'x-twitter', 'email'];

function words({ text, title }: EncodedContent): string {
  return text || title;
}

function lines(lineBreak: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(lineBreak);
}
