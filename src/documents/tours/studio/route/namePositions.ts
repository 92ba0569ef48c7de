import { callStudioApi } from '../../../../shared/callStudioApi.ts';
import type { Coordinates } from '../../../../tours/route/projectPoints.ts';
import type { FoundPlace } from '../../endpoints/gazetteer.ts';

/**
 * Requests the nearest named place of each position.
 * @returns in their order; null where none is near
 * @throws Error with a message when the server does not answer
 */
export async function namePositions(
  positions: readonly Coordinates[],
  signal?: AbortSignal,
): Promise<(FoundPlace | null)[]> {
  if (!positions.length) return [];
  const body = { positions: positions.map(({ latitude, longitude }) => [latitude, longitude]) };
  return (await callStudioApi<{ places: (FoundPlace | null)[] }>('/api/tours/gazetteer/names', body, signal)).places;
}
