// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitorEvent } from '../../../../shared/analytics/events.ts';
import type { Pixel } from './createPixel.ts';
import { forwardEvent } from './forwardEvent.ts';
import type { TrackersProps } from './trackersProps.ts';

const SHARE: VisitorEvent = { name: 'share', method: 'copy', content_type: 'article', item_id: '/dunes/' };
const LEAD: VisitorEvent = { name: 'generate_lead', lead_source: 'chat', method: 'whatsapp', account: 'Amina' };
const BOTH = ['analytics', 'advertising'] as const;

const trackers = (changes: Partial<TrackersProps> = {}): TrackersProps => ({
  measurementId: 'G-RIHLA1',
  pixelId: '123456',
  chat: { ga4: false, classic: false, pixel: false },
  ...changes,
});

let gtag: ReturnType<typeof vi.fn>;
let fbq: ReturnType<typeof vi.fn>;

beforeEach(() => {
  gtag = vi.fn();
  fbq = vi.fn();
  Object.assign(window, { gtag, fbq: fbq as unknown as Pixel, dataLayer: [] });
});

afterEach(() => {
  for (const name of ['gtag', 'fbq', 'dataLayer'] as const) delete window[name];
});

test('sends to each provider once, under its own event name', () => {
  forwardEvent(SHARE, trackers(), BOTH);
  const facts = { method: 'copy', content_type: 'article', item_id: '/dunes/' };
  expect(gtag.mock.calls).toEqual([['event', 'share', { ...facts, transport_type: 'beacon' }]]);
  expect(fbq.mock.calls).toEqual([['trackCustom', 'Share', facts]]);
  expect(window.dataLayer).toEqual([]);
});

test('sends to granted providers only', () => {
  forwardEvent(SHARE, trackers(), ['analytics']);
  expect(fbq).not.toHaveBeenCalled();
  gtag.mockClear();
  forwardEvent(SHARE, trackers(), ['advertising']);
  expect(gtag).not.toHaveBeenCalled();
  expect(fbq).toHaveBeenCalledOnce();
  fbq.mockClear();
  forwardEvent(SHARE, trackers(), []);
  expect(fbq).not.toHaveBeenCalled();
});

test('without a property of the site, queues for the tag manager’s triggers', () => {
  forwardEvent(SHARE, trackers({ measurementId: undefined, tagManagerId: 'GTM-RIHLA1' }), BOTH);
  expect(gtag).not.toHaveBeenCalled();
  expect(window.dataLayer).toEqual([{ event: 'share', method: 'copy', content_type: 'article', item_id: '/dunes/' }]);
});

test('without Google, sends to the pixel only', () => {
  forwardEvent(LEAD, trackers({ measurementId: undefined, chat: { ga4: true, classic: true, pixel: true } }), BOTH);
  expect(gtag).not.toHaveBeenCalled();
  expect(window.dataLayer).toEqual([]);
  expect(fbq).toHaveBeenCalledOnce();
});

describe('a chat click', () => {
  const ways = (chat: TrackersProps['chat']) => {
    forwardEvent(LEAD, trackers({ chat }), BOTH);
    return [...gtag.mock.calls, ...fbq.mock.calls].map(([command, name]) => `${command} ${name}`);
  };

  test('is not sent to providers switched off', () => {
    expect(ways({ ga4: false, classic: false, pixel: false })).toEqual([]);
  });

  test('is sent to Analytics 4', () => {
    expect(ways({ ga4: true, classic: false, pixel: false })).toEqual(['event generate_lead']);
  });

  test('is sent to the older Analytics in its own form', () => {
    expect(ways({ ga4: false, classic: true, pixel: false })).toEqual(['event click']);
    const facts = { event_category: 'chat', event_label: 'Amina', transport_type: 'beacon' };
    expect(gtag.mock.calls[0]?.[2]).toEqual(facts);
  });

  test('is sent to the pixel', () => {
    expect(ways({ ga4: false, classic: false, pixel: true })).toEqual(['track Contact']);
  });
});
