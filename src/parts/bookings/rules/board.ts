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
  /** Status as visitors see it. */
  status: DepartureStatus;
  isGuaranteed: boolean;
  /** Undefined: number of seats not set. */
  seats: number | undefined;
  /** Seats of confirmed bookings, of live holds, and sold elsewhere. */
  confirmed: number;
  held: number;
  taken: number;
  /** Ends of its holds, epoch ms, ascending. */
  holdEnds: number[];
  /** Bookings that hold seats. */
  standing: number;
  /** Orders with an active booking here whose payment is late. */
  late: LateMoney[];
  /** Number of bookings and orders with a refund due. */
  owed: number;
}

/** A late payment. */
export interface LateMoney {
  awaits: Awaited;
  /** Days since it was due. */
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
  /** Source: the partner's name, or the studio. */
  source: string;
  /** Epoch ms; for holds only. */
  heldUntil: number | undefined;
  refund: RefundState | undefined;
  /** For bookings on the site. */
  order: BoardOrder | undefined;
  latest: BookingEvent | undefined;
}

/** The order of a booking, with the state of its payment. */
export interface BoardOrder {
  id: number;
  reference: string;
  /** `€240 of €960 paid, the rest by 3 Apr 2027`. */
  words: string;
  /** Whether a payment is late, or a refund is due. */
  isUrgent: boolean;
  /** Whether its bookings can be changed: neither a cart nor ended. */
  canChange: boolean;
}

/** Refund state of a cancelled booking, and its text. */
export interface RefundState {
  isOwed: boolean;
  words: string;
}

/** The bookings of the opened departure. */
export interface OpenDeparture {
  id: number;
  rows: BoardBooking[];
  /** Number of expired and cancelled ones that are not among the rows. */
  more: number;
  /** Whether the user may open the form of departures; booking staff may not. */
  canOpenForm: boolean;
}

/** Data of the board. */
export interface Board {
  query: BoardQuery;
  /** `YYYY-MM-DD`. */
  today: string;
  departures: BoardDeparture[];
  total: number;
  pages: number;
  /** Number of departures that need attention. */
  attention: number;
  open: OpenDeparture | undefined;
  tours: { id: number; title: string }[];
}

/** Initial data of the board page. */
export interface BoardStart {
  board: Board;
  timezone: string;
  /** Server time, epoch ms. */
  now: number;
}
