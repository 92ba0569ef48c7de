/** Arguments for Node: see serverArguments.mjs. */
export declare const SERVER_ARGUMENTS: readonly string[];
