import net from 'node:net';

/** A port whose socket belongs to the test, as a service manager holds it between two processes. */
export interface HeldPort {
  readonly port: number;
  readonly descriptor: number;
  release(): void;
}

interface Handle {
  readonly fd: number;
  close(): void;
  getsockname(out: { port?: number }): number;
}

/** Takes a free port. A process that is given the socket listens on it; from then on connections are queued even when no process accepts them. */
export function holdPort(): HeldPort {
  // Node's own way to share a port among processes: bound, but not listening, or this process would accept connections too.
  const { _createServerHandle: bind } = net as unknown as {
    _createServerHandle(address: string, port: number, family: 4): Handle | number;
  };
  const handle = bind('127.0.0.1', 0, 4);
  if (typeof handle === 'number') throw new Error(`The system gave no port (${handle}).`);
  const address: { port?: number } = {};
  handle.getsockname(address);
  return { port: address.port ?? 0, descriptor: handle.fd, release: () => handle.close() };
}
