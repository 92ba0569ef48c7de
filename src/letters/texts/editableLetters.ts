import { msg } from '../../shared/studioWords/t.ts';
import type { EditableLetter } from './editableLetter.ts';
import { ORDER_LETTERS } from './orderLetters.ts';

/** Meanings of the placeholders. */
export const PLACEHOLDER_WORDS: Readonly<Record<string, string>> = {
  amount: msg('the amount'),
  back: msg('the amount that was given back'),
  due: msg('what is due and when, in a sentence'),
  name: msg('the traveller’s name'),
  now: msg('the amount that is due next'),
  reference: msg('the reference'),
  site: msg('the name of your site'),
  text: msg('what was agreed to'),
  title: msg('the journey'),
  until: msg('the day or time until when'),
  what: msg('the journeys booked'),
};

/** Every letter whose texts can be edited, in the order of the list. */
export const EDITABLE_LETTERS: readonly EditableLetter[] = [
  ...ORDER_LETTERS,
  {
    name: 'enquiry-received',
    group: 'Enquiries',
    title: msg('Enquiry received'),
    when: msg('At once, to whoever sends a form. A form with a subject or a text of its own says that instead.'),
    writer: 'enquiryReceived',
    names: ['site', 'reference'],
    example: 'enquiryReceived',
    texts: [
      ['letter.receivedSubject', msg('Subject')],
      ['letter.receivedTitle', msg('Heading')],
      ['letter.receivedText', msg('First paragraph')],
      ['letter.receivedPromise', msg('When you answer, unless E-mail settings say it')],
      ['letter.answers', msg('Heading above the answers')],
      ['letter.replyAdd', msg('In small print')],
      ['letter.receivedReason', msg('Why they get it')],
    ],
  },
  {
    name: 'enquiry-answer',
    group: 'Enquiries',
    title: msg('Your answer to an enquiry'),
    when: msg(
      'When your staff answer from the inbox. Subject and text are theirs; the signature is that of E-mail settings.',
    ),
    writer: 'studioReply',
    names: ['site', 'reference'],
    example: 'studioReply',
    texts: [['letter.wroteBefore', msg('Heading above what the traveller wrote')]],
  },
  {
    name: 'confirm-subscription',
    group: 'Newsletter',
    title: msg('Confirm a subscription'),
    when: msg(
      'To whoever signs up for the newsletter: nothing else is sent before they confirm. What the newsletter’s settings say goes before.',
    ),
    writer: 'confirmSubscription',
    names: ['site'],
    example: 'confirmSubscription',
    texts: [
      ['letter.confirmTitle', msg('Subject and heading')],
      ['letter.confirmText', msg('Paragraph')],
      ['letter.confirmAction', msg('Button')],
      ['letter.consented', msg('What they agreed to')],
      ['letter.confirmIgnore', msg('In small print')],
    ],
  },
  {
    name: 'subscription-welcome',
    group: 'Newsletter',
    title: msg('Welcome to the newsletter'),
    when: msg('Once a subscription is confirmed. What the newsletter’s settings say goes before.'),
    writer: 'subscriptionWelcome',
    names: ['site'],
    example: 'subscriptionWelcome',
    texts: [
      ['letter.subscribedTitle', msg('Subject and heading')],
      ['letter.subscribedText', msg('Paragraph')],
      ['letter.unsubscribe', msg('Link that ends it')],
      ['letter.subscribedReason', msg('Why they get it')],
    ],
  },
  {
    name: 'sign-in-link',
    group: 'Accounts',
    title: msg('Link to sign in'),
    when: msg('When a traveller asks to sign in to their account, or makes one.'),
    writer: 'signInLink',
    names: ['site'],
    example: 'signInLink',
    texts: [
      ['letter.signInTitle', msg('Subject and heading')],
      ['letter.signInText', msg('Paragraph')],
      ['letter.signInAction', msg('Button')],
      ['letter.signInIgnore', msg('In small print')],
      ['letter.accountReason', msg('Why they get it (all letters about accounts)')],
    ],
  },
  {
    name: 'confirm-address',
    group: 'Accounts',
    title: msg('Confirm a new address'),
    when: msg('To the new address, when a traveller changes that of their account.'),
    writer: 'confirmAddress',
    names: ['site'],
    example: 'confirmAddress',
    texts: [
      ['letter.newAddressTitle', msg('Subject and heading')],
      ['letter.newAddressText', msg('Paragraph')],
      ['letter.newAddressAction', msg('Button')],
      ['letter.newAddressIgnore', msg('In small print')],
    ],
  },
  {
    name: 'address-changed',
    group: 'Accounts',
    title: msg('Address changed'),
    when: msg('To the former address, once an account has another one.'),
    writer: 'addressChanged',
    names: ['site'],
    example: 'addressChanged',
    texts: [
      ['letter.addressChangedTitle', msg('Subject and heading')],
      ['letter.addressChangedText', msg('Paragraph')],
      ['letter.notYou', msg('In small print (this letter and the next)')],
    ],
  },
  {
    name: 'password-changed',
    group: 'Accounts',
    title: msg('Password changed'),
    when: msg('When a traveller has set the password of their account.'),
    writer: 'passwordChanged',
    names: ['site'],
    example: 'passwordChanged',
    texts: [
      ['letter.passwordChangedTitle', msg('Subject and heading')],
      ['letter.passwordChangedText', msg('Paragraph')],
    ],
  },
];

/** A letter by its name. */
export function editableLetter(name: unknown): EditableLetter | undefined {
  return EDITABLE_LETTERS.find((letter) => letter.name === name);
}
