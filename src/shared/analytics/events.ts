/** An analytics event, for code and for the operator alike. */
export interface EventEntry {
  /** Occasion of the event, for the operator. */
  when: string;
  /** Its parameters, each with its description. */
  parameters: Readonly<Record<string, string>>;
  /** Event name in Google Analytics 4, and of the custom event for tag managers. */
  ga4: string;
  /** Category and action in classic Google Analytics (Universal), and the parameter that is its label. */
  classic?: { category: string; action: string; label: string };
  /** Event name for the Meta pixel; standard names are those in its documentation. */
  pixel?: { name: string; isStandard: boolean };
  /** Settings that enable each provider for it; sent to all providers when absent. */
  switchedBy?: 'chat';
}

/** Parameters of video events, named as in GA4's enhanced measurement. */
const FILM = {
  video_title: 'The film’s title',
  video_provider: 'youtube, vimeo, or file',
  video_url: 'The film’s own page, or its file',
} as const;

/**
 * Every analytics event of visitors. A new event is added here only: its type, its names at the providers and its row
 * in the studio come from this table.
 */
export const EVENTS = {
  page_view: {
    when: 'A page is opened. Sent by Google’s own tag and the pixel as they start, once for each page.',
    parameters: {},
    ga4: 'page_view',
    pixel: { name: 'PageView', isStandard: true },
  },
  generate_lead: {
    when: 'A visitor starts a chat with one of your accounts.',
    parameters: {
      lead_source: 'Always “chat”',
      method: 'The service that opens, such as whatsapp',
      account: 'The account’s name',
    },
    ga4: 'generate_lead',
    classic: { category: 'chat', action: 'click', label: 'account' },
    pixel: { name: 'Contact', isStandard: true },
    switchedBy: 'chat',
  },
  form_sent: {
    when: 'A visitor sends one of your forms.',
    parameters: { lead_source: 'Always “form”', form: 'The form’s title' },
    ga4: 'generate_lead',
    pixel: { name: 'Lead', isStandard: true },
  },
  subscribe: {
    when: 'A visitor subscribes to your newsletter. The link in the mail that follows is not counted again.',
    parameters: { method: 'Always “newsletter”', form: 'The form’s title' },
    ga4: 'sign_up',
    pixel: { name: 'Lead', isStandard: true },
  },
  contact: {
    when: 'A visitor uses one of the contact buttons.',
    parameters: { method: 'The channel, such as phone, email or instagram' },
    ga4: 'contact',
    pixel: { name: 'Contact', isStandard: true },
  },
  share: {
    when: 'A visitor shares a page, copies its address, or prints it.',
    parameters: {
      method: 'The network, or copy, native, print',
      content_type: 'The kind of page, or link',
      item_id: 'The address that is shared',
    },
    ga4: 'share',
    pixel: { name: 'Share', isStandard: false },
  },
  popup_show: {
    when: 'A popup opens.',
    parameters: {
      popup: 'The popup’s title',
      method: 'What opened it: trigger, selector, or link',
    },
    ga4: 'popup_show',
  },
  popup_close: {
    when: 'A popup closes.',
    parameters: {
      popup: 'The popup’s title',
      method: 'What closed it: button, escape, background, back, link, automatically, or page when it was left',
    },
    ga4: 'popup_close',
  },
  video_start: {
    when: 'A film begins to play. Switch off “Video engagement” in Analytics 4, which would count films of YouTube again.',
    parameters: FILM,
    ga4: 'video_start',
  },
  video_progress: {
    when: 'A film is seen to 10, 25, 50 and 75 per cent, each once.',
    parameters: { ...FILM, video_percent: 'How much, in per cent' },
    ga4: 'video_progress',
  },
  video_complete: {
    when: 'A film is seen to its end.',
    parameters: FILM,
    ga4: 'video_complete',
  },
} as const satisfies Record<string, EventEntry>;

export type EventName = keyof typeof EVENTS;

/** Events sent by code; page views are sent by the trackers themselves. */
export type AnnouncedEventName = Exclude<EventName, 'page_view'>;

/** An event with exactly the parameters that the table lists for its name. */
export type VisitorEvent = {
  [Name in AnnouncedEventName]: { name: Name } & Record<keyof (typeof EVENTS)[Name]['parameters'], string>;
}[AnnouncedEventName];
