import { SHARE_NETWORKS, type ShareNetwork } from './networks.ts';

const BY_ID: ReadonlyMap<string, ShareNetwork> = new Map(SHARE_NETWORKS.map((network) => [network.id, network]));

/** Finds a network by id, or its successor; undefined for an unknown id. */
export function findNetwork(id: string | null | undefined): ShareNetwork | undefined {
  const network = BY_ID.get(id ?? '');
  return network?.successor ? BY_ID.get(network.successor) : network;
}

/**
 * The visible networks of a stored selection, in its order: each once, successors in place of their predecessors,
 * closed ones only on request.
 */
export function visibleNetworks<T extends { network?: string | null }>(
  chosen: readonly T[],
  showRetired = false,
): { entry: T; network: ShareNetwork }[] {
  const seen = new Set<string>();
  return chosen.flatMap((entry) => {
    const network = findNetwork(entry.network);
    if (!network || seen.has(network.id) || (network.isRetired && !showRetired)) return [];
    seen.add(network.id);
    return [{ entry, network }];
  });
}

/** The networks as select options, closed ones marked. */
export function shareNetworkOptions(): Record<string, string> {
  return Object.fromEntries([...BY_ID.values()].map((network) => [network.id, optionLabel(network)]));
}

function optionLabel({ isRetired, name, successor }: ShareNetwork): string {
  if (successor) return `${name} (shown as ${BY_ID.get(successor)?.name})`;
  return isRetired ? `${name} (closed)` : name;
}
