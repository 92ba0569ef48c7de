import type { EditableLetter } from './editableLetter.ts';
import { ORDER_LETTERS } from './orderLetters.ts';

/** Meanings of the placeholders. */
export const PLACEHOLDER_WORDS: Readonly<Record<string, string>> = {
  amount: 'the amount',
  back: 'the amount that was given back',
  due: 'what is due and when, in a sentence',
  name: 'the traveller’s name',
  now: 'the amount that is due next',
  reference: 'the reference',
  site: 'the name of your site',
  text: 'what was agreed to',
  title: 'the journey',
  until: 'the day or time until when',
  what: 'the journeys booked',
};

/** Every letter whose texts can be edited, in the order of the list. */
export const EDITABLE_LETTERS: readonly EditableLetter[] = [
  ...ORDER_LETTERS,
  {
    name: 'enquiry-received',
    group: 'Enquiries',
    title: 'Enquiry received',
    when: 'At once, to whoever sends a form. A form with a subject or a text of its own says that instead.',
    writer: 'enquiryReceived',
    names: ['site', 'reference'],
    example: 'enquiryReceived',
    texts: [
      ['letter.receivedSubject', 'Subject'],
      ['letter.receivedTitle', 'Heading'],
      ['letter.receivedText', 'First paragraph'],
      ['letter.receivedPromise', 'When you answer, unless E-mail settings say it'],
      ['letter.answers', 'Heading above the answers'],
      ['letter.replyAdd', 'In small print'],
      ['letter.receivedReason', 'Why they get it'],
    ],
  },
  {
    name: 'enquiry-answer',
    group: 'Enquiries',
    title: 'Your answer to an enquiry',
    when: 'When your staff answer from the inbox. Subject and text are theirs; the signature is that of E-mail settings.',
    writer: 'studioReply',
    names: ['site', 'reference'],
    example: 'studioReply',
    texts: [['letter.wroteBefore', 'Heading above what the traveller wrote']],
  },
  {
    name: 'confirm-subscription',
    group: 'Newsletter',
    title: 'Confirm a subscription',
    when: 'To whoever signs up for the newsletter: nothing else is sent before they confirm. What the newsletter’s settings say goes before.',
    writer: 'confirmSubscription',
    names: ['site'],
    example: 'confirmSubscription',
    texts: [
      ['letter.confirmTitle', 'Subject and heading'],
      ['letter.confirmText', 'Paragraph'],
      ['letter.confirmAction', 'Button'],
      ['letter.consented', 'What they agreed to'],
      ['letter.confirmIgnore', 'In small print'],
    ],
  },
  {
    name: 'subscription-welcome',
    group: 'Newsletter',
    title: 'Welcome to the newsletter',
    when: 'Once a subscription is confirmed. What the newsletter’s settings say goes before.',
    writer: 'subscriptionWelcome',
    names: ['site'],
    example: 'subscriptionWelcome',
    texts: [
      ['letter.subscribedTitle', 'Subject and heading'],
      ['letter.subscribedText', 'Paragraph'],
      ['letter.unsubscribe', 'Link that ends it'],
      ['letter.subscribedReason', 'Why they get it'],
    ],
  },
  {
    name: 'sign-in-link',
    group: 'Accounts',
    title: 'Link to sign in',
    when: 'When a traveller asks to sign in to their account, or makes one.',
    writer: 'signInLink',
    names: ['site'],
    example: 'signInLink',
    texts: [
      ['letter.signInTitle', 'Subject and heading'],
      ['letter.signInText', 'Paragraph'],
      ['letter.signInAction', 'Button'],
      ['letter.signInIgnore', 'In small print'],
      ['letter.accountReason', 'Why they get it (all letters about accounts)'],
    ],
  },
  {
    name: 'confirm-address',
    group: 'Accounts',
    title: 'Confirm a new address',
    when: 'To the new address, when a traveller changes that of their account.',
    writer: 'confirmAddress',
    names: ['site'],
    example: 'confirmAddress',
    texts: [
      ['letter.newAddressTitle', 'Subject and heading'],
      ['letter.newAddressText', 'Paragraph'],
      ['letter.newAddressAction', 'Button'],
      ['letter.newAddressIgnore', 'In small print'],
    ],
  },
  {
    name: 'address-changed',
    group: 'Accounts',
    title: 'Address changed',
    when: 'To the former address, once an account has another one.',
    writer: 'addressChanged',
    names: ['site'],
    example: 'addressChanged',
    texts: [
      ['letter.addressChangedTitle', 'Subject and heading'],
      ['letter.addressChangedText', 'Paragraph'],
      ['letter.notYou', 'In small print (this letter and the next)'],
    ],
  },
  {
    name: 'password-changed',
    group: 'Accounts',
    title: 'Password changed',
    when: 'When a traveller has set the password of their account.',
    writer: 'passwordChanged',
    names: ['site'],
    example: 'passwordChanged',
    texts: [
      ['letter.passwordChangedTitle', 'Subject and heading'],
      ['letter.passwordChangedText', 'Paragraph'],
    ],
  },
];

/** A letter by its name. */
export function editableLetter(name: unknown): EditableLetter | undefined {
  return EDITABLE_LETTERS.find((letter) => letter.name === name);
}
