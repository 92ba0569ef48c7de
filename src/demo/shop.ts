import type { Layout } from '../render/types.ts';
import { block, container, toAddress } from './blocks.ts';

/** A page of the shop; hidden from search engines. */
interface ShopPage {
  /** The setting that refers to it. */
  setting: 'accountPage' | 'cartPage' | 'checkoutPage' | 'summaryPage';
  path: string;
  title: string;
  excerpt: string;
  layout: NonNullable<Layout>;
}

const SPACE = { tag: 'section', advanced: { paddingEnd: '8' } } as const;

/** Pages of the shop. */
export const SHOP_PAGES: readonly ShopPage[] = [
  {
    setting: 'cartPage',
    path: '/cart/',
    title: 'Your cart',
    excerpt: 'What you are about to book. Its places are yours for half an hour, and nobody else can book them.',
    layout: [container(SPACE, [block('shop-notices', {}), block('cart', { emptyLink: toAddress('/tours/') })])],
  },
  {
    setting: 'checkoutPage',
    path: '/checkout/',
    title: 'Checkout',
    excerpt: 'Who comes along, how we reach you, and how you pay.',
    layout: [container(SPACE, [block('checkout', {})])],
  },
  {
    setting: 'summaryPage',
    path: '/booking/',
    title: 'Your booking',
    excerpt: 'What you have booked, what is paid, and what you need on the way.',
    layout: [container(SPACE, [block('purchase-summary', {})])],
  },
  {
    setting: 'accountPage',
    path: '/your-journeys/',
    title: 'Your journeys',
    excerpt: 'Everything that you have booked with us, in one place.',
    layout: [container(SPACE, [block('my-account', {})])],
  },
];

/** Shop settings; the ids of its pages are added later. */
export const demoShop = {
  isOn: true,
  holdMinutes: 30,
  balanceDays: 45,
  takesTransfer: true,
  takesArrival: true,
  transferText: 'Khettara SARL, Marrakech\nIBAN MA64 0111 1111 1111 1111 1111 1111\nBIC KHETMAMC',
  transferDays: 5,
} as const;
