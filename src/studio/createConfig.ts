import { join } from 'node:path';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import type { AdminViewConfig, CollectionConfig, Config, GlobalConfig } from 'payload';
import { jobs } from '../cms/access/jobs.ts';
import { AuditLog } from '../cms/auditLog/AuditLog.ts';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { translateKinds } from '../cms/blocks/translateKinds.ts';
import { BlockComments } from '../cms/collections/BlockComments.ts';
import { createMedia } from '../cms/collections/Media.ts';
import { Menus } from '../cms/collections/Menus.ts';
import { createRedirects } from '../cms/collections/Redirects.ts';
import { ReviewRequests } from '../cms/collections/ReviewRequests.ts';
import { SavedStyles } from '../cms/collections/SavedStyles.ts';
import { SpentKeys } from '../cms/collections/SpentKeys.ts';
import { createTemplates } from '../cms/collections/Templates.ts';
import { createUsers } from '../cms/collections/Users.ts';
import { commentEndpoints } from '../cms/comments/commentEndpoints.ts';
import { presenceEndpoint } from '../cms/concurrency/presenceEndpoint.ts';
import { createDatabase } from '../cms/database/index.ts';
import { scopeCalls } from '../cms/database/transactions/scopeCalls.ts';
import { guardEndpoints } from '../cms/endpoints/guardEndpoints.ts';
import { isSlot } from '../cms/fields/layout.ts';
import { PREVIEW_BREAKPOINTS } from '../cms/fields/livePreview.ts';
import { nameFields } from '../cms/fields/names/nameFields.ts';
import { seoGenerators } from '../cms/fields/seo/seoGenerators.ts';
import { lexicalWhenShown } from '../cms/fields/text/lexicalWhenShown.ts';
import { typed } from '../cms/fields/typed.ts';
import { createPrivateStorage, type PrivateFiles } from '../cms/files/privateStorage.ts';
import { ContentVersion } from '../cms/globals/ContentVersion.ts';
import { guardAtStart } from '../cms/guardAtStart.ts';
import { raisesContentVersion } from '../cms/hooks/contentVersion.ts';
import { explainFault } from '../cms/hooks/explainFault.ts';
import { refuseNullGroups } from '../cms/hooks/refuseNullGroups.ts';
import { refuseOversize } from '../cms/hooks/refuseOversize.ts';
import { createMail } from '../cms/mail/createMail.ts';
import { Mails } from '../cms/mail/queue/Mails.ts';
import { LetterTexts } from '../cms/mail/settings/LetterTexts.ts';
import type { LetterFacts } from '../cms/mail/settings/letterFacts.ts';
import { MailSettings } from '../cms/mail/settings/MailSettings.ts';
import { createMediaStorage } from '../cms/media/storage/createMediaStorage.ts';
import type { MediaFiles } from '../cms/media/storage/mediaFiles.ts';
import type { MediaStorage } from '../cms/media/storage/mediaStorage.ts';
import { UNUSED_SHARP } from '../cms/media/withoutSharp.ts';
import type { ConfigFacts } from '../cms/publicUrl.ts';
import { reviewEndpoints } from '../cms/review/reviewEndpoints.ts';
import { createServices, type ServiceFacts } from '../cms/services/services.ts';
import { createStorageLimits, type StorageFacts } from '../cms/storage/storageLimits.ts';
import { slugsOfTitleFirst, titleFirst } from '../cms/studio/begin/titleFirst.ts';
import type { ScreenFacts } from '../cms/studioScreens.ts';
import { inLanguage } from '../cms/translations/inLanguage.ts';
import { Languages } from '../cms/translations/languages.ts';
import { Translations } from '../cms/translations/Translations.ts';
import { translatableGlobal } from '../cms/translations/translatable.ts';
import { withTrash } from '../cms/trash/withTrash.ts';
import { cutEndpoint } from '../cms/typefaces/cutEndpoint.ts';
import { documentCollections } from '../documents/collections.ts';
import { linkTargets } from '../documents/linkTargets.ts';
import { templateKinds } from '../documents/templateKinds.ts';
import { type Env, readSecret } from '../env.ts';
import { LOCALES } from '../shared/locales.ts';
import { MOMENT_FORMAT } from '../shared/time/formatDay.ts';
import { STUDIO_FEATURES, type StudioFeatures } from './features.ts';
import { createSiteGlobal } from './globals/Site.ts';
import { Theme } from './globals/Theme.ts';
import { PAYLOAD_WORDS, payloadWordsIn } from './payloadWords.ts';
import { plainLists, plainSettings } from './plainLists.ts';
import { createSlots } from './slots.ts';

/** Options for tests. */
export interface ConfigOptions {
  /** Storage of picture files. */
  storage?: MediaStorage | undefined;
  features?: StudioFeatures | undefined;
}

/**
 * The Payload configuration for one environment.
 * @param env the settings of this process
 * @param root absolute path of the repository
 */
export function createConfig(
  env: Env,
  root: string,
  { features = STUDIO_FEATURES, storage = createMediaStorage(env) }: ConfigOptions = {},
): Config {
  const templates = templateKinds(features.documents);
  const collections = [
    ...documentCollections(features.documents),
    Translations,
    createMedia(storage),
    createTemplates(templates),
    Menus,
    SavedStyles,
    // The menu's groups are in the order of their first collections: settings come last.
    ...features.parts.flatMap((part) => part.collections ?? []),
    createRedirects(env.publicUrl),
    Mails,
    ReviewRequests,
    BlockComments,
    SpentKeys,
    createUsers(env.publicUrl),
    AuditLog,
  ];
  const targets = { ...linkTargets(features.documents), begun: slugsOfTitleFirst(collections) };
  const slots = createSlots(features.blocks, targets);
  // A process without the studio says nothing to staff.
  if (env.role !== 'site') translateKinds(createKinds(features.blocks));
  const secret = readSecret(env.dataDir);
  return {
    admin: {
      // The other kind (Gravatar) requests a picture from a third party by the account's e-mail address.
      avatar: 'default',
      dateFormat: MOMENT_FORMAT,
      components: {
        actions: features.parts.flatMap(({ actions = [] }) => actions),
        beforeDashboard: [
          '/src/cms/studio/Welcome.tsx#Welcome',
          '/src/cms/studio/schedules/RefusedSchedules.tsx#RefusedSchedules',
          ...features.parts.flatMap(({ dashboard = [] }) => dashboard),
          '/src/cms/studio/review/ReviewList.tsx#ReviewList',
          '/src/cms/studio/Begin.tsx#Begin',
        ],
        beforeNavLinks: features.parts.flatMap(({ navLinks = [] }) => navLinks),
        views: Object.assign(
          { login: { Component: '/src/cms/studio/accounts/SignInView.tsx#SignInView' } },
          ...features.parts.map(titledViews),
        ),
        providers: [
          '/src/cms/studio/language/LanguageWatch.tsx#LanguageWatch',
          '/src/editor/field/SlimFormState.tsx#SlimFormState',
          '/src/cms/studio/SaidSchedules.tsx#SaidSchedules',
          '/src/cms/studio/WholeToasts.tsx#WholeToasts',
          '/src/cms/studio/names/NamedControls.tsx#NamedControls',
          '/src/cms/studio/focus/SavedFocus.tsx#SavedFocus',
          '/src/editor/session/VersionWatch.tsx#VersionWatch',
          '/src/sections/palette/SectionsProvider.tsx#SectionsProvider',
        ],
        graphics: { Icon: '/src/cms/studio/Mark.tsx#Icon', Logo: '/src/cms/studio/Mark.tsx#Logo' },
      },
      importMap: { baseDir: root, importMapFile: join(root, 'src/studio/next/app/(payload)/admin/importMap.js') },
      livePreview: {
        breakpoints: PREVIEW_BREAKPOINTS,
        globals: ['site', 'theme'],
      },
      meta: { titleSuffix: ' · Rihla studio' },
      theme: 'light',
      user: 'users',
    },
    // `typed` returns copies: Payload marks each block that it has sanitized, and skips marked ones when it is
    // configured again.
    blocks: slots.registered.map(typed),
    collections: collections
      .map(slots.fill)
      .map(typed)
      .map(withDocumentSession)
      .map(titleFirst)
      .map(refuseOversize)
      .map(refuseNullGroups)
      .map(plainLists)
      .map((collection) => withParts(collection, features.parts))
      .map(withOwnEndpoints)
      .map(withTrash)
      .map(raisesContentVersion),
    cors: [],
    csrf: [env.publicUrl],
    custom: {
      letters: features.letters,
      translateSettings: inLanguage,
      mediaStorage: storage,
      privateStorage: createPrivateStorage(env),
      publicUrl: env.publicUrl,
      services: createServices(env, secret),
      screens: features.parts.flatMap(({ screens = [] }) => screens),
      storageLimits: createStorageLimits(env),
    } satisfies ConfigFacts & LetterFacts & MediaFiles & PrivateFiles & ScreenFacts & ServiceFacts & StorageFacts,
    db: createDatabase(env, join(root, 'src/cms/migrations')),
    defaultDepth: 1,
    editor: lexicalWhenShown(),
    endpoints: [
      presenceEndpoint,
      ...reviewEndpoints,
      ...commentEndpoints,
      cutEndpoint,
      ...features.parts.flatMap(({ endpoints = [] }) => endpoints),
    ],
    email: createMail(env),
    globals: [
      createSiteGlobal(templates),
      Theme,
      translatableGlobal(MailSettings),
      LetterTexts,
      Languages,
      ...features.parts.flatMap(({ globals = [] }) => globals),
      ContentVersion,
    ]
      .map(slots.fill)
      .map(typed)
      .map(withGlobalSession)
      .map(plainSettings)
      .map(refuseOversize)
      .map(refuseNullGroups),
    graphQL: { disable: true },
    hooks: { afterError: [explainFault, nameFields] },
    i18n: {
      fallbackLanguage: 'en',
      supportedLanguages: { en, fr, ar },
      translations: {
        en: PAYLOAD_WORDS,
        ...(env.role !== 'site' && { fr: payloadWordsIn('fr', root), ar: payloadWordsIn('ar', root) }),
      },
    },
    jobs,
    localization: { defaultLocale: 'en', fallback: true, locales: [...LOCALES] },
    maxDepth: 3,
    onInit: (payload) => {
      scopeCalls(payload);
      guardAtStart(payload);
      guardEndpoints(payload);
    },
    plugins: [seoGenerators(env.publicUrl)],
    secret,
    serverURL: '',
    sharp: UNUSED_SHARP,
    telemetry: false,
    // A server start must not write into the source; `payload generate:types` does.
    typescript: { autoGenerate: false, outputFile: join(root, 'src/cms/payload-types.ts') },
    upload: { abortOnLimit: true, limits: { fileSize: 26 * 1024 * 1024 } },
  };
}

/** Editing session of each open document: presence, recovery of unsaved fields, merging of other saves. */
const SESSION = '/src/editor/session/DocumentSession.tsx#DocumentSession';

function withDocumentSession(collection: CollectionConfig): CollectionConfig {
  // Payload's account page has no such slot; a field of the accounts collection renders it.
  if (collection.auth) return collection;
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), SESSION];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}

function withGlobalSession(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), SESSION];
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  };
}

/** Lets parts add to collections of documents and to others with a layout, each to what those before it have made. */
function withParts(collection: CollectionConfig, parts: StudioFeatures['parts']): CollectionConfig {
  const isDocument = Boolean(collection.custom?.document);
  if (!isDocument && !collection.fields.some(isSlot)) return collection;
  return parts.reduce(
    (made, { ofDocuments, ofLayouts }) => (isDocument ? ofDocuments : ofLayouts)?.(made) ?? made,
    collection,
  );
}

/** Payload appends its own endpoints to the list in place, also for a collection that is configured again. */
function withOwnEndpoints(collection: CollectionConfig): CollectionConfig {
  const { endpoints } = collection;
  return endpoints ? { ...collection, endpoints: [...endpoints] } : collection;
}

/** Views of a part: those listed in `screens` get its label as document title, which would otherwise be “Payload”. */
function titledViews({ screens = [], views = {} }: StudioFeatures['parts'][number]): Record<string, AdminViewConfig> {
  const titled = Object.entries(views).map(([name, view]) => {
    const title = screens.find(({ path }) => path === view.path)?.label;
    return [name, { ...view, meta: { ...(title && { title }), ...view.meta } }] as const;
  });
  return Object.fromEntries(titled);
}
