import type { TourPricesBlock } from '../../cms/payload-types.ts';
import type { FactWords } from '../../tours/facts.ts';
import type { Tour } from '../../tours/tour.ts';
import {
  cancellationTable,
  type PriceExtra,
  type PriceTable,
  partyTable,
  priceExtras,
  seasonTable,
} from './priceTables.ts';

/** Prices of a tour for a block. */
export interface ShownPrices {
  tables: PriceTable[];
  extras: PriceExtra[];
  cancellation: PriceTable | undefined;
}

/** The prices that a block shows and the tour has. */
export function readPrices(block: TourPricesBlock, tour: Tour, words: FactWords): ShownPrices {
  const tables = [
    block.showSeasons !== false ? seasonTable(tour, words) : undefined,
    block.showParties !== false ? partyTable(tour, words) : undefined,
  ];
  return {
    tables: tables.flatMap((table) => table ?? []),
    extras: block.showExtras !== false ? priceExtras(tour, words) : [],
    cancellation: block.showCancellation !== false ? cancellationTable(tour, words) : undefined,
  };
}
