/** What is shared, in plain text; nothing in it is encoded yet. */
export interface ShareContent {
  /** Absolute address. */
  url: string;
  title: string;
  /** What it is about, in a sentence or two; may be empty. */
  text: string;
  /** Absolute address of its picture; may be empty. */
  image: string;
}

/** A content whose parts are encoded already, each ready to stand in a query. */
export type EncodedContent = Readonly<Record<keyof ShareContent, string>>;

/** One place to share to. */
export interface ShareNetwork {
  /** As the page builder stores it. */
  id: string;
  name: string;
  /** The network's own colour, `#` and six hex digits; none where the site's own colour is meant. */
  color?: string;
  /** Closed: kept so that stored settings stay valid, and not shown unless an editor asks for it. */
  isRetired?: boolean;
  /** The network that took its place and is shown instead. */
  successor?: string;
  /** The address that shares a content; without one the network works by script alone. */
  link?(content: EncodedContent): string;
}

const linkToX = (e: EncodedContent): string => `https://x.com/intent/tweet?text=${words(e)}%20${e.url}`;

/**
 * The twenty networks in the page builder's order (design, 8.10), with the addresses they answer at today. X, Threads and
 * Telegram get one text; where a page says nothing about itself, that is its title.
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
    // A title between asterisks is set in bold type there.
    link: (e) => `https://api.whatsapp.com/send?text=${lines('%0A', e.title && `*${e.title}*`, e.text, e.url)}`,
  },
  { id: 'xing', name: 'Xing', color: '#006567', link: (e) => `https://www.xing.com/spi/shares/new?url=${e.url}` },
  { id: 'print', name: 'Print' },
  {
    id: 'email',
    name: 'E-mail',
    // RFC 6068: a line break in a body is both characters.
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

/** Those a new box starts with: where travellers send things to each other. */
export const DEFAULT_SHARE_NETWORKS: readonly ShareNetworkId[] = ['whatsapp', 'facebook', 'x-twitter', 'email'];

function words({ text, title }: EncodedContent): string {
  return text || title;
}

function lines(lineBreak: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(lineBreak);
}
