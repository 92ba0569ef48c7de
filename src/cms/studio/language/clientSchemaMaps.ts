import { studioLanguage } from '../../../shared/studioWords/t.ts';

/**
 * Separates by language what Payload keeps of each collection for its forms (`getClientSchemaMap`): it keeps one for all, so that the
 * language of the first form would be that of every other. Called before the studio is loaded, which takes the store once.
 */
export function separateClientSchemaMaps(
  kept = globalThis as { _payload_clientSchemaMap?: Map<string, unknown> | null },
): void {
  kept._payload_clientSchemaMap = new MapByLanguage(kept._payload_clientSchemaMap ?? []);
}

class MapByLanguage extends Map<string, unknown> {
  override get(key: string): unknown {
    return super.get(keyOf(key));
  }
  override set(key: string, value: unknown): this {
    return super.set(keyOf(key), value);
  }
  override has(key: string): boolean {
    return super.has(keyOf(key));
  }
}

function keyOf(key: string): string {
  return `${studioLanguage()} ${key}`;
}
