import { msg } from '../../shared/studioWords/t.ts';
import { section } from '../blocks.ts';
import type { SectionData } from '../section.ts';
import { chapter, openingOfWords, openingWithPicture, sectionsOf } from './parts.ts';

const WHOLE = { group: 'Whole pages', onlyIn: ['pages'] } as const;

/** Whole pages, offered for an empty page and in the palette. */
export const wholePages: readonly SectionData[] = [
  {
    ...WHOLE,
    id: 'page-family',
    label: msg('Family of journeys'),
    words: 'category tour type trekking desert family famille de voyages trek نوع الرحلات',
    blocks: [
      openingWithPicture({
        eyebrow: 'Journeys',
        title: 'The name of this kind of journey',
        lead: 'For whom these journeys are, what they have in common, and when to go.',
      }),
      ...sectionsOf('journeys-all', 'three-strengths', 'voices-reviews', 'questions-beside', 'contact-call'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-destination',
    label: msg('Destination'),
    words: 'place region country city guide destination lieu région وجهة مدينة',
    blocks: [
      openingWithPicture({
        eyebrow: 'Destination',
        title: 'The name of the place',
        lead: 'What the place is like in the morning, and why you take travellers there.',
      }),
      ...sectionsOf('facts-ledger', 'picture-text', 'gallery-three', 'journeys-three', 'map-route', 'questions-narrow'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-about',
    label: msg('About us'),
    words: 'company story who we are à propos qui sommes-nous من نحن',
    blocks: [
      openingWithPicture({
        eyebrow: 'About us',
        title: 'Who you are, in one sentence',
        lead: 'How it began, who travels with you, and what you do differently.',
      }),
      ...sectionsOf('two-texts', 'facts-numbers', 'team-three', 'team-one', 'logos', 'contact-call'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-guides',
    label: msg('Guides'),
    words: 'team people drivers staff équipe guides accompagnateurs مرشدون فريق',
    blocks: [
      openingOfWords({
        eyebrow: 'Our guides',
        title: 'Why your guides are the journey',
        lead: 'How you choose them, what they have learned, and in which languages they lead.',
      }),
      ...sectionsOf('team-three', 'team-one', 'facts-numbers', 'voices-three', 'contact-call'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-contact',
    label: msg('Contact'),
    words: 'address phone form office coordonnées اتصل بنا',
    blocks: [
      openingOfWords({
        eyebrow: 'Contact',
        title: 'How to reach you',
        lead: 'Who answers, and how soon.',
      }),
      ...sectionsOf('contact-ways', 'contact-form', 'map-office', 'questions-narrow'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-offer',
    label: msg('Offer'),
    words: 'promotion discount sale early bird promo réduction عرض خصم',
    blocks: [
      openingWithPicture({
        eyebrow: 'Offer',
        title: 'What is offered, in a few words',
        lead: 'For whom it is, for which journeys, and until which day.',
      }),
      ...sectionsOf('prices-offer', 'facts-included', 'journeys-three', 'questions-narrow'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-landing',
    label: msg('Landing page'),
    words: 'campaign ads home front start page d’accueil campagne صفحة هبوط',
    blocks: [
      ...sectionsOf(
        'hero-picture',
        'three-strengths',
        'journeys-three',
        'facts-numbers',
        'voices-reviews',
        'questions-beside',
        'letter-sand',
      ),
    ],
  },
  {
    ...WHOLE,
    id: 'page-season',
    label: msg('Season'),
    words: 'month when to go spring summer autumn winter saison quand partir موسم متى تسافر',
    blocks: [
      openingWithPicture({
        eyebrow: 'When to come',
        title: 'The season, and what it is good for',
        lead: 'The weather by day and by night, the light, and what grows or flowers then.',
      }),
      ...sectionsOf(
        'facts-ledger',
        'text-picture',
        'gallery-uneven',
        'journeys-ledger',
        'reading-three',
        'contact-call',
      ),
    ],
  },
  {
    ...WHOLE,
    id: 'page-press',
    label: msg('Press'),
    words: 'media journalists news logos presse médias صحافة',
    blocks: [
      openingOfWords({
        eyebrow: 'Press',
        title: 'What journalists should know about you',
        lead: 'Who you are in three sentences that may be quoted as they are.',
      }),
      ...sectionsOf('facts-ledger', 'logos', 'voices-one', 'gallery-three', 'contact-ways'),
    ],
  },
  {
    ...WHOLE,
    id: 'page-terms',
    label: msg('Terms'),
    words: 'conditions legal small print cancellation privacy conditions générales mentions légales شروط',
    blocks: [
      openingOfWords({
        eyebrow: 'Small print',
        title: 'Terms of travel',
        lead: 'From which day these terms hold, and for which journeys.',
      }),
      section(
        'Terms',
        [
          ...chapter('Booking and payment', 'How a booking is made, which deposit is due, and when the rest is.'),
          ...chapter('When you cancel', 'What travellers get back, by how many days before the journey.'),
          ...chapter('When we cancel', 'What you owe when a journey does not take place.'),
          ...chapter('Insurance and papers', 'Which insurance and which papers travellers need.'),
          ...chapter('Complaints', 'To whom travellers write, and which law holds.'),
        ],
        { width: 'narrow', gap: '5', advanced: { paddingStart: '4', paddingEnd: '8' } },
      ),
    ],
  },
];
