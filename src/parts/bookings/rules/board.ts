import type { BookingStatus } from '../../../tours/booking/booking.ts';
import type { Awaited } from '../../../tours/booking/lateness.ts';
import type { DepartureStatus } from '../../../tours/departure.ts';
import type { BoardQuery } from './boardQuery.ts';
import type { BookingEvent } from './readHistory.ts';

/** A departure as a row of the board. */
export interface BoardDeparture {
  id: number;
  tourTitle: string;
  /** First and last day, `YYYY-MM-DD`. */
  start: string;
  end: string;
  /** What visitors are told of it. */
  status: DepartureStatus;
  isGuaranteed: boolean;
  /** Undefined: nobody has said how many places there are. */
  seats: number | undefined;
  /** Places of confirmed bookings, of holds that last, and those sold elsewhere. */
  confirmed: number;
  held: number;
  taken: number;
  /** When its holds end, epoch ms, the first first. */
  holdEnds: number[];
  /** Bookings that hold places. */
  standing: number;
  /** Orders with a booking here that stands, whose money is late. */
  late: LateMoney[];
  /** Bookings and orders of which money is to be given back. */
  owed: number;
}

/** Money that has not come in time. */
export interface LateMoney {
  awaits: Awaited;
  /** Since it was due. */
  days: number;
}

/** A booking as a row of its departure. */
export interface BoardBooking {
  id: number;
  reference: string;
  status: BookingStatus;
  name: string;
  /** `2 adults, 1 child`. */
  party: string;
  /** With its currency, as people write it. */
  total: string;
  /** Who made it: the partner's name, or the studio. */
  source: string;
  /** Epoch ms; of holds alone. */
  heldUntil: number | undefined;
  refund: RefundState | undefined;
  /** Of whom has booked on the site. */
  order: BoardOrder | undefined;
  latest: BookingEvent | undefined;
}

/** The order of a booking, and how it stands with its money. */
export interface BoardOrder {
  id: number;
  reference: string;
  /** `€240 of €960 paid, the rest by 3 Apr 2027`. */
  words: string;
  /** Whether money is late, or has to be given back. */
  isUrgent: boolean;
}

/** How it stands with the money of a cancelled booking: whether something is still to be given back, and in words. */
export interface RefundState {
  isOwed: boolean;
  words: string;
}

/** The bookings of the departure that is open. */
export interface OpenDeparture {
  id: number;
  rows: BoardBooking[];
  /** Expired and cancelled ones that are not among the rows. */
  more: number;
}

/** What the board shows. */
export interface Board {
  query: BoardQuery;
  /** `YYYY-MM-DD`. */
  today: string;
  departures: BoardDeparture[];
  total: number;
  pages: number;
  /** How many departures need somebody. */
  attention: number;
  open: OpenDeparture | undefined;
  tours: { id: number; title: string }[];
}

/** What the page of the board begins with. */
export interface BoardStart {
  board: Board;
  timezone: string;
  /** Epoch ms, the server's. */
  now: number;
}
