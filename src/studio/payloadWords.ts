import { SIGN_IN_REFUSED } from '../cms/accounts/equalAnswers.ts';
import { readCatalogue } from '../cms/studio/language/catalogues.ts';
import type { StudioLanguage, StudioMessages } from '../shared/studioWords/t.ts';

/** Words of Payload's own screens, where an operator would put it otherwise: empty lists, confirmations, toasts, errors. */
export const PAYLOAD_WORDS = {
  authentication: {
    forceUnlock: 'Unlock after too many tries',
    loggedOutInactivity: 'You were signed out, as nothing was done for a while.',
    youAreInactive: 'Nothing was done for a while. You are signed out in a moment; do you want to stay?',
  },
  error: {
    autosaving: 'This could not be saved by itself. Save it yourself, or wait for the connection.',
    correctInvalidFields: 'Something in the form is not right yet. It is marked where it stands.',
    documentNotFound: 'This is not here: it was deleted, or your account may not see it.',
    // One message for every refused sign-in, against user enumeration: it reveals neither which of the two is wrong nor
    // that there were too many attempts.
    emailOrPasswordIncorrect: SIGN_IN_REFUSED,
    loadingDocument: 'This could not be loaded. Reload the page to try again.',
    notAllowedToAccessPage: 'Your account may not see this page.',
    notAllowedToPerformAction: 'Your account may not do this.',
    notFound: 'This is not here any more.',
    tokenInvalidOrExpired: 'This link is too old, or was used already. Ask for a new one.',
    unauthorized: 'You are signed out. Sign in again, then repeat it.',
    unknown:
      'This went wrong, and the reason is not known. Try again; if it stays so, ask whoever looks after the server.',
    unspecific: 'This went wrong. Try again.',
    valueMustBeUnique: 'Another one has this already. Choose something else.',
  },
  general: {
    aboutToTrash:
      'The {{label}} <1>{{title}}</1> goes off the site. It can be brought back from the trash for 30 days.',
    changesNotSaved: 'Something is not saved yet. If you leave now, it is lost.',
    createdAt: 'Made on',
    deletedAt: 'In the trash since',
    deletePermanently: 'Not to the trash: delete it for good, at once',
    documentIsTrashed: 'This {{label}} is in the trash. Bring it back to change it.',
    lastModified: 'Last changed',
    // A list cell without a value, whose column names what is missing.
    noLabel: '–',
    noResults: 'Nothing is here yet, or nothing fits what you search and filter by.',
    noResultsDescription: 'Nothing is here yet, or nothing fits what you search and filter by.',
    noResultsFound: 'Nothing to show',
    noTrashResults: 'The trash is empty.',
    payloadSettings: 'Language and preferences',
    schedulePublishFor: 'When “{{title}}” is published or taken off',
    sorryNotFound: 'There is nothing at this address. It may have been deleted.',
    successfullyCreated: '{{label}}: made and saved.',
    successfullyDuplicated: '{{label}}: this is the copy.',
    titleDeleted: '“{{title}}” is deleted for good.',
    titleRestored: '“{{title}}” is back, as a draft.',
    titleTrashed: '“{{title}}” is in the trash now.',
    unauthorized: 'Your account may not see this.',
    updatedAt: 'Last changed',
    updatedSuccessfully: 'Saved.',
  },
  version: {
    aboutToRestore:
      'The {{label}} becomes what it was on {{versionDate}}. What it is now stays among the versions. A version that was published is on the site at once; one that was a draft becomes the draft, and the site keeps what it shows.',
    aboutToRestoreGlobal:
      '{{label}} becomes what it was on {{versionDate}}, on the site at once. What it is now stays among the versions.',
    aboutToRevertToPublished: 'The draft is thrown away, and the form shows what is on the site.',
    aboutToUnpublish: 'This goes off the site at once, and stays here as a draft.',
    confirmRevertToSaved: 'Throw the draft away?',
    confirmUnpublish: 'Take this off the site?',
    confirmVersionRestoration: 'Restore this version?',
    draftSavedSuccessfully: 'The draft is saved. The site shows what it did.',
    restoredSuccessfully: 'The version is restored.',
    schedulePublish: 'Publish or take off later',
    unpublishedSuccessfully: 'It is off the site, and stays here as a draft.',
  },
  // Empty fields fall back to the document.
  'plugin-seo': { missing: 'Fills itself' },
};

/** Words of Payload's screens, by area and key. */
type Words = { readonly [name: string]: Words | string };

/**
 * The words in another language of the studio.
 * @param root absolute path of the repository
 */
export function payloadWordsIn(language: StudioLanguage, root: string): Words {
  const { messages } = readCatalogue(root, language);
  return translateWords(PAYLOAD_WORDS, messages);
}

/** All texts of the words, as declared. */
export function payloadTexts(words: Words = PAYLOAD_WORDS): string[] {
  return Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : payloadTexts(word)));
}

function translateWords(words: Words, messages: StudioMessages): Words {
  const entries = Object.entries(words).flatMap(([name, word]): [string, Words | string][] => {
    if (typeof word !== 'string') return [[name, translateWords(word, messages)]];
    const found = messages[word];
    // Without a translation Payload's own word in that language stands.
    return typeof found === 'string' ? [[name, found]] : [];
  });
  return Object.fromEntries(entries);
}
