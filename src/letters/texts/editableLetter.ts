import type { MessageKey } from '../../shared/messages/index.ts';
import type { LETTERS } from '../examples.ts';
import type { Letters } from '../letters.ts';
import type { LetterNotification, LetterOrder } from '../order.ts';

/** A letter to travellers, or what several have in common, whose texts editors may change. */
export interface EditableLetter {
  /** Slug of its page. */
  name: string;
  group: 'Bookings' | 'Enquiries' | 'Newsletter' | 'Accounts';
  /** This, the occasion and the labels are messages of the studio. */
  title: string;
  /** Occasion on which it is sent, in a sentence. */
  when: string;
  /** The function that writes it, which a site may replace. */
  writer: keyof Letters;
  /** Placeholders available in all its texts, besides those of the default text. */
  names: readonly string[];
  /** Its texts, from top to bottom, each with its label. */
  texts: readonly (readonly [key: MessageKey, label: string])[];
  /** Sample data for a preview without a booking: a name in `examples.ts`. */
  example: keyof typeof LETTERS & string;
  /** For letters about an order: the possible situations. */
  cases?: readonly OrderCase[];
}

/** Situation in which a letter about an order goes out; its wording depends on it. */
export interface OrderCase {
  name: string;
  label: string;
  news: LetterNotification;
  /** Puts any order into this situation, for a preview. @param until a day in the near future, formatted */
  change?: (order: LetterOrder, until: string) => Partial<LetterOrder>;
}
