import type { AdminViewConfig, CollectionConfig, Endpoint, GlobalConfig } from 'payload';
import { mayAdminister, mayEdit, maySell, roleOf } from '../cms/access/roles.ts';
import type { StudioScreen } from '../cms/studioScreens.ts';
import { mayTranslate } from '../cms/translations/translators.ts';
import { msg } from '../shared/studioWords/t.ts';
import { Bookings } from './bookings/settings/Bookings.ts';
import { Channels } from './channels/settings/Channels.ts';
import { Chat } from './chat/settings/Chat.ts';
import { ChatAccounts } from './chat/settings/ChatAccounts.ts';
import { ChatClicks } from './chat/settings/ChatClicks.ts';
import { Analytics } from './consent/settings/Analytics.ts';
import { ConsentRecords } from './consent/settings/ConsentRecords.ts';
import { ContactClicks } from './contact/settings/ContactClicks.ts';
import { Toc } from './contents/settings/Toc.ts';
import { CopyProtection } from './copy-protection/settings/CopyProtection.ts';
import { Customers } from './customers/settings/Customers.ts';
import { Enquiries } from './enquiries/settings/Enquiries.ts';
import { EnquiryFiles } from './enquiries/settings/EnquiryFiles.ts';
import { EnquiryMessages } from './enquiries/settings/EnquiryMessages.ts';
import { Inbox } from './enquiries/settings/Inbox.ts';
import { ReplyTemplates } from './enquiries/settings/ReplyTemplates.ts';
import { firstStepsEndpoints } from './first-steps/endpoints/firstStepsEndpoints.ts';
import { Forms } from './forms/settings/Forms.ts';
import { goToEndpoints } from './go-to/endpoints/goTo.ts';
import { guardEndpoints } from './guard/endpoints/guardEndpoints.ts';
import { guardsPublishing } from './guard/hooks/guardsPublishing.ts';
import { notesOnLayouts } from './guard/hooks/notesOnLayouts.ts';
import { handbookEndpoints } from './handbook/handbookEndpoints.ts';
import { letterEndpoints } from './letters/endpoints/letterEndpoints.ts';
import { Lightbox } from './lightbox/settings/Lightbox.ts';
import { Popups } from './popups/settings/Popups.ts';
import { Reviews } from './reviews/settings/Reviews.ts';
import { Search } from './search/settings/Search.ts';
import { SearchMisses } from './search/settings/SearchMisses.ts';
import { serviceEndpoints } from './services/endpoints/serviceEndpoints.ts';
import { bookingsOfOrders } from './shop/settings/bookingsOfOrders.ts';
import { Orders } from './shop/settings/Orders.ts';
import { Payments } from './shop/settings/Payments.ts';
import { Promotions } from './shop/settings/Promotions.ts';
import { Shop } from './shop/settings/Shop.ts';
import { Newsletter } from './subscribers/settings/Newsletter.ts';
import { Subscribers } from './subscribers/settings/Subscribers.ts';

/** Studio settings of a part. */
export interface PartSettings {
  /** The part's folder. */
  name: string;
  globals?: readonly GlobalConfig[];
  collections?: readonly CollectionConfig[];
  /** Names of its panels, such as `cart`: links open them, and no editor's panel may have one of these. */
  panels?: readonly string[];
  /** Its own pages in the studio, by unique names; each page checks access itself. */
  views?: Readonly<Record<string, AdminViewConfig>>;
  /** Its endpoints at the root of the API; each checks access itself. */
  endpoints?: readonly Endpoint[];
  /** Adds to every collection of documents, such as a hook. */
  ofDocuments?: (collection: CollectionConfig) => CollectionConfig;
  /** Changes each collection that has a layout and is no document, such as templates. */
  ofLayouts?: (collection: CollectionConfig) => CollectionConfig;
  /** Components, by path, above the links of the studio's menu. */
  navLinks?: readonly string[];
  /** The same on the dashboard, below the welcome. */
  dashboard?: readonly string[];
  /** The same in the head of every page of the studio. */
  actions?: readonly string[];
  /** Its pages in the studio that the search “Go to” finds. */
  screens?: readonly StudioScreen[];
}

/** All parts; in the order in which they are rendered in each region, and listed in the studio. */
export const partSettings = [
  // First on the studio's first page.
  {
    name: 'first-steps',
    endpoints: firstStepsEndpoints,
    views: {
      mailProof: {
        Component: '/src/parts/first-steps/studio/MailProofView.tsx#MailProofView',
        path: '/first-steps/letter/:key',
        exact: true,
        meta: { title: 'The letter has arrived' },
      },
      demo: { Component: '/src/parts/first-steps/studio/DemoView.tsx#DemoView', path: '/demo', exact: true },
    },
    screens: [{ label: msg('Remove the demo'), path: '/demo', words: 'sample content delete', may: mayAdminister }],
    dashboard: ['/src/parts/first-steps/studio/FirstSteps.tsx#FirstSteps'],
  },
  { name: 'contents', globals: [Toc] },
  { name: 'progress' },
  { name: 'reviews', collections: [Reviews] },
  { name: 'departures' },
  {
    name: 'bookings',
    collections: [bookingsOfOrders(Bookings)],
    views: {
      manifest: {
        Component: '/src/parts/bookings/studio/manifest/ManifestView.tsx#ManifestView',
        path: '/departures-board/:departure/manifest',
        exact: true,
        meta: { title: 'Manifest' },
      },
    },
    navLinks: ['/src/parts/bookings/studio/board/BoardLink.tsx#BoardLink'],
    dashboard: [
      '/src/parts/bookings/studio/day/DayView.tsx#DayView',
      '/src/parts/bookings/studio/day/GuideDay.tsx#GuideDay',
    ],
  },
  { name: 'customers', collections: [Customers], panels: ['account'] },
  {
    name: 'shop',
    globals: [Shop],
    collections: [Orders, Payments, Promotions],
    panels: ['cart'],
    views: {
      // The departures board of `bookings`, with notices about hoarded seats.
      board: {
        Component: '/src/parts/shop/hoards/studio/BoardWithHoards.tsx#BoardWithHoards',
        path: '/departures-board',
        exact: true,
      },
      newBooking: {
        Component: '/src/parts/shop/desk/studio/DeskView.tsx#DeskView',
        path: '/new-booking',
        exact: true,
      },
      changeBooking: {
        Component: '/src/parts/shop/change/studio/ChangeView.tsx#ChangeView',
        path: '/change-booking',
        exact: true,
        meta: { title: 'Change a booking' },
      },
      find: { Component: '/src/parts/shop/find/studio/FindView.tsx#FindView', path: '/find', exact: true },
    },
    actions: ['/src/parts/shop/find/studio/FindField.tsx#FindField'],
    screens: [
      {
        label: msg('Departures board'),
        path: '/departures-board',
        words: 'calendar manifest dates seats guests',
        may: maySell,
      },
      { label: msg('Book by telephone'), path: '/new-booking', words: 'new booking order phone call', may: maySell },
      {
        label: msg('Find a booking'),
        path: '/find',
        words: 'search order traveller reference',
        searches: 'q',
        may: maySell,
      },
    ],
    dashboard: ['/src/parts/shop/hoards/studio/DashboardHoards.tsx#DashboardHoards'],
  },
  { name: 'channels', globals: [Channels] },
  { name: 'search', globals: [Search], collections: [SearchMisses] },
  { name: 'contact', collections: [ContactClicks] },
  { name: 'forms', collections: [Forms] },
  {
    name: 'enquiries',
    globals: [Inbox],
    collections: [Enquiries, EnquiryMessages, EnquiryFiles, ReplyTemplates],
    views: { inbox: { Component: '/src/parts/enquiries/studio/InboxView.tsx#InboxView', path: '/inbox', exact: true } },
    navLinks: ['/src/parts/enquiries/studio/InboxLink.tsx#InboxLink'],
    screens: [{ label: msg('Inbox'), path: '/inbox', words: 'enquiries messages questions mail', may: maySell }],
    dashboard: ['/src/parts/enquiries/studio/InboxFigures.tsx#InboxFigures'],
  },
  { name: 'subscribers', globals: [Newsletter], collections: [Subscribers] },
  { name: 'dock' },
  // Above the others in the corner dock.
  { name: 'compare', panels: ['compare'] },
  { name: 'listings' },
  { name: 'to-top' },
  { name: 'template-scroll' },
  { name: 'effects' },
  { name: 'popups', collections: [Popups] },
  // After all parts whose links it handles.
  { name: 'actions' },
  { name: 'lightbox', globals: [Lightbox] },
  { name: 'chat', globals: [Chat], collections: [ChatAccounts, ChatClicks] },
  { name: 'consent', globals: [Analytics], collections: [ConsentRecords] },
  { name: 'copy-protection', globals: [CopyProtection] },
  { name: 'live-preview' },
  {
    name: 'trash',
    views: { trash: { Component: '/src/parts/trash/studio/TrashView.tsx#TrashView', path: '/trash', exact: true } },
    navLinks: ['/src/parts/trash/studio/TrashLink.tsx#TrashLink'],
    screens: [{ label: msg('Trash'), path: '/trash', words: 'deleted bin restore', may: mayEdit }],
  },
  {
    name: 'language-board',
    views: {
      languageBoard: {
        Component: '/src/parts/language-board/studio/BoardView.tsx#BoardView',
        path: '/language-board',
        exact: true,
      },
    },
    navLinks: ['/src/parts/language-board/studio/LanguagesLink.tsx#LanguagesLink'],
    dashboard: ['/src/parts/language-board/studio/TranslatorStart.tsx#TranslatorStart'],
    screens: [
      {
        label: msg('Language board'),
        path: '/language-board',
        words: 'translations languages stale missing xliff csv translate',
        overviewOf: 'translations',
        may: (req) => mayTranslate(req),
      },
    ],
  },
  {
    name: 'guard',
    endpoints: guardEndpoints,
    ofDocuments: guardsPublishing,
    ofLayouts: notesOnLayouts,
    views: {
      siteCheck: {
        Component: '/src/parts/guard/studio/CheckView.tsx#CheckView',
        path: '/site-check',
        exact: true,
      },
    },
    navLinks: ['/src/parts/guard/studio/CheckLink.tsx#CheckLink'],
    screens: [{ label: msg('Check the site'), path: '/site-check', words: 'links faults publish seo', may: mayEdit }],
    dashboard: ['/src/parts/guard/studio/CheckLine.tsx#CheckLine'],
  },
  {
    name: 'health',
    views: {
      health: { Component: '/src/parts/health/studio/HealthView.tsx#HealthView', path: '/health', exact: true },
    },
    navLinks: ['/src/parts/health/studio/HealthLink.tsx#HealthLink'],
    screens: [
      { label: msg('Health'), path: '/health', words: 'backup disk version errors server', may: mayAdminister },
    ],
  },
  {
    name: 'handbook',
    endpoints: handbookEndpoints,
    views: {
      help: { Component: '/src/parts/handbook/studio/HelpView.tsx#HelpView', path: '/help', exact: true },
      helpPage: {
        Component: '/src/parts/handbook/studio/HelpPageView.tsx#HelpPageView',
        path: '/help/:page',
        exact: true,
        meta: { title: 'Help' },
      },
    },
    actions: ['/src/parts/handbook/studio/HelpLink.tsx#HelpLink'],
    screens: [
      {
        label: msg('Help'),
        path: '/help',
        words: 'handbook manual how to',
        searches: 'q',
        may: (req) => roleOf(req) !== undefined,
      },
    ],
  },
  { name: 'go-to', endpoints: goToEndpoints, actions: ['/src/parts/go-to/studio/GoToField.tsx#GoToField'] },
  {
    name: 'letters',
    endpoints: letterEndpoints,
    views: {
      letters: { Component: '/src/parts/letters/studio/LettersView.tsx#LettersView', path: '/letters', exact: true },
      letter: {
        Component: '/src/parts/letters/studio/LetterView.tsx#LetterView',
        path: '/letter',
        exact: true,
        meta: { title: 'Letter' },
      },
    },
    navLinks: ['/src/parts/letters/studio/LettersLink.tsx#LettersLink'],
    screens: [{ label: msg('Letters'), path: '/letters', words: 'e-mail texts wording templates', may: mayEdit }],
  },
  {
    name: 'services',
    endpoints: serviceEndpoints,
    views: {
      services: {
        Component: '/src/parts/services/studio/ServicesView.tsx#ServicesView',
        path: '/services',
        exact: true,
      },
    },
    navLinks: ['/src/parts/services/studio/ServicesLink.tsx#ServicesLink'],
    screens: [
      {
        label: msg('Services'),
        path: '/services',
        words: 'keys smtp mail server stripe paypal payment api password',
        may: mayAdminister,
      },
    ],
  },
  // Last, since its head script may throw.
  { name: 'edit-bar' },
] as const satisfies readonly PartSettings[];
