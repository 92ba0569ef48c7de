import { join } from 'node:path';
import { seoPlugin } from '@payloadcms/plugin-seo';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Block, Config } from 'payload';
import { type Env, readSecret } from '../server/env.ts';
import { LOCALES } from '../shared/locales.ts';
import { leafBlocks } from '../widgets/index.ts';
import { guardAtStart } from './access/guardAtStart.ts';
import { jobs } from './access/jobs.ts';
import { SIGN_IN_REFUSED } from './accounts/equalAnswers.ts';
import { ChatAccounts } from './collections/ChatAccounts.ts';
import { ChatClicks } from './collections/ChatClicks.ts';
import { ConsentRecords } from './collections/ConsentRecords.ts';
import { createMedia } from './collections/Media.ts';
import { Menus } from './collections/Menus.ts';
import { Pages } from './collections/Pages.ts';
import { Popups } from './collections/Popups.ts';
import { Posts } from './collections/Posts.ts';
import { createRedirects } from './collections/Redirects.ts';
import { Templates } from './collections/Templates.ts';
import { Categories, Tags } from './collections/terms.ts';
import { createUsers } from './collections/Users.ts';
import { createDatabase } from './database/index.ts';
import { scopeDoors } from './database/scopeDoors.ts';
import { guardEndpoints } from './endpoints/guardEndpoints.ts';
import { panelBlock } from './fields/layout.ts';
import { PREVIEW_BREAKPOINTS } from './fields/livePreview.ts';
import { typed } from './fields/typed.ts';
import { Analytics } from './globals/Analytics.ts';
import { Chat } from './globals/Chat.ts';
import { ContentVersion } from './globals/ContentVersion.ts';
import { CopyProtection } from './globals/CopyProtection.ts';
import { Lightbox } from './globals/Lightbox.ts';
import { Site } from './globals/Site.ts';
import { Theme } from './globals/Theme.ts';
import { Toc } from './globals/Toc.ts';
import { raisesContentVersion } from './hooks/contentVersion.ts';
import { explainFault } from './hooks/explainFault.ts';
import { nameFields } from './hooks/nameFields.ts';
import { seoGenerators } from './hooks/seoGenerators.ts';
import { createMail } from './mail/createMail.ts';
import { createMediaStorage } from './media/storage/createMediaStorage.ts';
import type { MediaStorage } from './media/storage/mediaStorage.ts';
import { UNUSED_SHARP } from './media/withoutSharp.ts';

/**
 * The studio's configuration for one environment.
 * @param env the settings of this process
 * @param root absolute path of the repository
 * @param storage where the files of the pictures are kept; other than the environment's only in tests
 */
export function createConfig(env: Env, root: string, storage: MediaStorage = createMediaStorage(env)): Config {
  return {
    admin: {
      // The other kind asks a third party for a picture by the account's e-mail address.
      avatar: 'default',
      components: {
        beforeDashboard: ['/src/cms/studio/Welcome.tsx#Welcome'],
        graphics: { Icon: '/src/cms/studio/Mark.tsx#Icon', Logo: '/src/cms/studio/Mark.tsx#Logo' },
      },
      importMap: { baseDir: root, importMapFile: join(root, 'src/cms/next/app/(payload)/admin/importMap.js') },
      livePreview: {
        breakpoints: PREVIEW_BREAKPOINTS,
        collections: ['pages', 'posts', 'templates', 'popups'],
        globals: ['site', 'theme'],
      },
      meta: { titleSuffix: ' · Rihla studio' },
      theme: 'light',
      user: 'users',
    },
    // `typed` gives copies: Payload marks each block that it has seen, and leaves marked ones out when it is configured once more.
    blocks: [...leafBlocks, panelBlock()].map((block: Block) => typed(block)),
    collections: [
      Pages,
      Posts,
      Categories,
      Tags,
      createMedia(storage),
      Templates,
      Popups,
      Menus,
      createRedirects(env.publicUrl),
      ChatAccounts,
      ChatClicks,
      ConsentRecords,
      createUsers(env.publicUrl),
    ]
      .map(typed)
      .map(raisesContentVersion),
    cors: [],
    csrf: [env.publicUrl],
    db: createDatabase(env, join(root, 'src/cms/migrations')),
    defaultDepth: 1,
    editor: lexicalEditor(),
    email: createMail(env),
    globals: [Site, Theme, Toc, Lightbox, Chat, Analytics, CopyProtection, ContentVersion].map(typed),
    graphQL: { disable: true },
    hooks: { afterError: [explainFault, nameFields] },
    // One sentence for every refused sign-in: which of the two is wrong, or that too many were, is nobody's business.
    i18n: { translations: { en: { error: { emailOrPasswordIncorrect: SIGN_IN_REFUSED } } } },
    jobs,
    localization: { defaultLocale: 'en', fallback: true, locales: [...LOCALES] },
    maxDepth: 3,
    onInit: (payload) => {
      scopeDoors(payload);
      guardAtStart(payload);
      guardEndpoints(payload);
    },
    plugins: [seoPlugin(seoGenerators(env.publicUrl))],
    secret: readSecret(env.dataDir),
    serverURL: '',
    sharp: UNUSED_SHARP,
    telemetry: false,
    // A start must not write into the source; `payload generate:types` does.
    typescript: { autoGenerate: false, outputFile: join(root, 'src/cms/payload-types.ts') },
    upload: { abortOnLimit: true, limits: { fileSize: 26 * 1024 * 1024 } },
  };
}
