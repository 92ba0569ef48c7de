import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildShareLink, oneLine } from './buildShareLink.ts';
import { SHARE_NETWORKS, type ShareContent, type ShareNetwork } from './networks.ts';

const list: readonly ShareNetwork[] = SHARE_NETWORKS;

function network(id: string): ShareNetwork {
  const found = list.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no network ${id}.`);
  return found;
}

const CONTENT: ShareContent = {
  url: 'https://khettara.example/journeys/tizi-n-test/?from=a&to=b',
  title: 'Tea & snow: 100% “up” #1',
  text: "Nine days, on foot (mostly). It's *slow*.",
  image: 'https://khettara.example/media/snow 1.jpg',
};

const URL_PART = 'https%3A%2F%2Fkhettara.example%2Fjourneys%2Ftizi-n-test%2F%3Ffrom%3Da%26to%3Db';
const TITLE_PART = 'Tea%20%26%20snow%3A%20100%25%20%E2%80%9Cup%E2%80%9D%20%231';
const TEXT_PART = 'Nine%20days%2C%20on%20foot%20%28mostly%29.%20It%27s%20%2Aslow%2A.';
const IMAGE_PART = 'https%3A%2F%2Fkhettara.example%2Fmedia%2Fsnow%201.jpg';

const EXPECTED: Record<string, string | undefined> = {
  twitter: `https://x.com/intent/tweet?text=${TEXT_PART}%20${URL_PART}`,
  'x-twitter': `https://x.com/intent/tweet?text=${TEXT_PART}%20${URL_PART}`,
  pinterest: `https://www.pinterest.com/pin/create/button/?url=${URL_PART}&media=${IMAGE_PART}&description=${TITLE_PART}`,
  facebook: `https://www.facebook.com/sharer.php?u=${URL_PART}`,
  threads: `https://www.threads.com/intent/post?text=${TEXT_PART}%20${URL_PART}`,
  vk: `https://vk.com/share.php?url=${URL_PART}&title=${TITLE_PART}&description=${TEXT_PART}&image=${IMAGE_PART}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${URL_PART}`,
  odnoklassniki: `https://connect.ok.ru/offer?url=${URL_PART}&title=${TITLE_PART}&imageUrl=${IMAGE_PART}`,
  tumblr: `https://www.tumblr.com/share/link?url=${URL_PART}`,
  google: `https://plus.google.com/share?url=${URL_PART}`,
  digg: `https://digg.com/submit?url=${URL_PART}`,
  reddit: `https://www.reddit.com/submit?url=${URL_PART}&title=${TITLE_PART}`,
  stumbleupon: `https://www.stumbleupon.com/submit?url=${URL_PART}`,
  pocket: `https://getpocket.com/edit?url=${URL_PART}`,
  whatsapp: `https://api.whatsapp.com/send?text=*${TITLE_PART}*%0A${TEXT_PART}%0A${URL_PART}`,
  xing: `https://www.xing.com/spi/shares/new?url=${URL_PART}`,
  print: undefined,
  email: `mailto:?subject=${TITLE_PART}&body=${TEXT_PART}%0D%0A${URL_PART}`,
  telegram: `https://t.me/share/url?url=${URL_PART}&text=${TEXT_PART}`,
  skype: `https://web.skype.com/share?url=${URL_PART}`,
};

test('there is a case for every network', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(list.map(({ id }) => id).sort());
});

test.each(Object.entries(EXPECTED))('%s', (id, link) => {
  expect(buildShareLink(network(id), CONTENT)).toBe(link);
});

describe('missing facts of a page are left out', () => {
  const bare: ShareContent = { ...CONTENT, text: '' };

  test.each([
    ['x-twitter', `https://x.com/intent/tweet?text=${TITLE_PART}%20${URL_PART}`],
    ['telegram', `https://t.me/share/url?url=${URL_PART}&text=${TITLE_PART}`],
    ['whatsapp', `https://api.whatsapp.com/send?text=*${TITLE_PART}*%0A${URL_PART}`],
    ['email', `mailto:?subject=${TITLE_PART}&body=${URL_PART}`],
  ])('%s without a text', (id, link) => {
    expect(buildShareLink(network(id), bare)).toBe(link);
  });

  test.each([
    ['whatsapp', `https://api.whatsapp.com/send?text=${URL_PART}`],
    ['email', `mailto:?body=${URL_PART}`],
  ])('%s with an address alone', (id, link) => {
    expect(buildShareLink(network(id), { ...bare, title: '' })).toBe(link);
  });
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onclick='alert(1)",
  '&bcc=eve@evil.example#x',
  'a\r\nBcc: eve',
  '%0D%0A+\ud800',
];
const hostileText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
const content: fc.Arbitrary<ShareContent> = fc.record({
  url: address,
  title: hostileText,
  text: hostileText,
  image: address,
});

/** Parameters that consist of one field of the content, and which. */
const WHOLE: Record<string, keyof ShareContent> = {
  url: 'url',
  u: 'url',
  title: 'title',
  subject: 'title',
  media: 'image',
  imageUrl: 'image',
  image: 'image',
};

describe.each(list.filter(({ link }) => link).map((each) => [each.id, each] as const))(
  '%s, whatever is shared',
  (id, each) => {
    test('leads to the network only, and contains what was shared', () => {
      const plain = new URL(buildShareLink(each, CONTENT) ?? '');
      fc.assert(
        fc.property(content, (shared) => {
          const link = buildShareLink(each, shared) ?? '';
          expect(link).not.toMatch(/[\s"'<>\\^`{|}\p{Cc}]/u);
          const { protocol, host, pathname, hash, searchParams } = new URL(link);
          expect([protocol, host, pathname, hash]).toEqual([plain.protocol, plain.host, plain.pathname, '']);
          expect(['https:', 'mailto:']).toContain(protocol);
          const wanted = [...plain.searchParams.keys()].filter((name) => name !== 'subject' || oneLine(shared.title));
          expect([...searchParams.keys()]).toEqual(wanted);
          for (const [name, value] of searchParams) {
            const part = WHOLE[name];
            if (part) expect(value).toBe(part === 'title' ? oneLine(shared.title) : shared[part]);
          }
          const said = [...searchParams.values()].join('\n');
          expect(said).toContain(shared.url);
          if (id === 'email' || id === 'whatsapp') expect(said).toContain(oneLine(shared.text));
          if (id === 'email') expect(said.replace('\r\n', '')).not.toMatch(/\r/);
        }),
      );
    });
  },
);
