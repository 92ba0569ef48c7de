import type { MessageKey } from '../../shared/messages/index.ts';
import type { LETTERS } from '../examples.ts';
import type { Letters } from '../letters.ts';
import type { LetterNotification, LetterOrder } from '../order.ts';

/** A letter to travellers, or what several have in common, whose texts editors may change. */
export interface EditableLetter {
  /** In the address of its page. */
  name: string;
  group: 'Bookings' | 'Enquiries' | 'Newsletter' | 'Accounts';
  title: string;
  /** Occasion on which it is sent, in a sentence. */
  when: string;
  /** The function that writes it, which a site may replace. */
  writer: keyof Letters;
  /** Placeholders of all its texts, besides those of the default text. */
  names: readonly string[];
  /** Its texts, from top to bottom, each with its label. */
  texts: readonly (readonly [key: MessageKey, label: string])[];
  /** With what it is shown where no booking is: a name in `examples.ts`. */
  example: keyof typeof LETTERS & string;
  /** For letters about an order: what may have happened. */
  cases?: readonly OrderCase[];
}

/** Situation in which a letter about an order goes out; its wording depends on it. */
export interface OrderCase {
  name: string;
  label: string;
  news: LetterNotification;
  /** Makes it so of any order, to show the letter. @param until a day in the near future, formatted */
  change?: (order: LetterOrder, until: string) => Partial<LetterOrder>;
}
