import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HEADERS_TIMEOUT_MS } from '../plugins/requestLimits.ts';
import { type ConnectionLimit, createConnectionLimit } from './connectionLimit.ts';

/** The process's one HTTP server, whose request listener can be replaced while it runs. */
export interface Door {
  readonly server: Server;
  /** Open connections. */
  readonly connections: ReadonlySet<Socket>;
  /**
   * Starts listening, unless it already does.
   * @throws when the port is not available
   */
  open(where: { fd: number } | { host: string; port: number }): Promise<void>;
  /** Replaces the request listener from the next request on. */
  answerWith(listener: RequestListener): void;
  /** Stops accepting connections and leaves the open ones alone. Connections already in the system's backlog are still accepted. */
  shut(): Promise<void>;
}

/** Keep-alive timeout, in ms: longer than that of load balancers, which is 60 s or less. */
const KEEP_ALIVE_MS = 72_000;
/** Connections that the system holds until they are accepted; above it SYN packets are dropped, and clients send them again after a second. */
const BACKLOG = 2_048;
/** Requests of one connection that are answered in one turn of the event loop (HTTP pipelining). */
const MAX_PIPELINED = 4;
/** Interval of the check for slow requests, in ms. */
const SLOW_CHECK_MS = 2_000;
/**
 * The backlog counts as empty when no request came for this long, in ms. While the server shuts nothing is answered, so the clients that come are
 * those answered just before, and a busy machine takes milliseconds to bring them.
 */
const QUIET_MS = 50;
/** Maximum time for emptying the backlog when visitors keep coming, in ms. */
const MAX_SHUTTING_MS = 500;

/** Requests per connection in this turn of the event loop. */
const pipelined = new WeakMap<Socket, number>();

/**
 * Closes a connection that pipelines many requests. Node emits all requests of a chunk before any other connection's turn, even of connections that
 * are closed already; no browser and no proxy sends a request before the response to the last.
 * @param limit counts the visitor's offence; none behind a proxy
 * @returns true when the request must not be answered
 */
function refusePipelining({ socket }: IncomingMessage, limit: ConnectionLimit | undefined): boolean {
  if (socket.destroyed) return true;
  const count = (pipelined.get(socket) ?? 0) + 1;
  pipelined.set(socket, count);
  if (count === 1) setImmediate(() => pipelined.delete(socket));
  if (count <= MAX_PIPELINED) return false;
  leaveNoTraces(socket);
  limit?.note(socket.remoteAddress);
  socket.destroy();
  return true;
}

/**
 * Suppresses stack traces: Node creates an error for each request of a closed connection, and its trace is nine tenths of what such a connection
 * costs.
 */
function leaveNoTraces(socket: Socket): void {
  const { stackTraceLimit } = Error;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}

export interface DoorOptions {
  /** Timeout from the first byte of a request to its last. */
  requestTimeoutMs: number;
  /**
   * Whether a visitor's connections are limited now. Not behind a proxy, whose connections carry the requests of all visitors, nor while the server stops: it
   * closes each connection itself then, and an honest client opens the next.
   */
  isLimitingConnections?: () => boolean;
}

/** HTTP server before and after the site is ready: 503 until then, requests held back on shutdown. */
export function createDoor({ isLimitingConnections = () => false, requestTimeoutMs }: DoorOptions): Door {
  let current: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '5' }).end();
  /** Requests held back while the server shuts. */
  let held: Parameters<RequestListener>[] | undefined;
  let entered = 0;
  const connections = new Set<Socket>();
  const limit = createConnectionLimit();
  const server = createServer(
    {
      connectionsCheckingInterval: SLOW_CHECK_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: requestTimeoutMs,
      // Next accepts upgrades for its development server and then leaves them unanswered; HTTP lets a server ignore an upgrade.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      if (refusePipelining(request, isLimitingConnections() ? limit : undefined)) return;
      if (held) held.push([request, response]);
      else current(request, response);
    },
  );
  server.on('connection', (socket: Socket) => {
    if (isLimitingConnections() && !limit.mayConnect(socket.remoteAddress)) {
      socket.destroy();
      return;
    }
    entered += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  /** Empties the backlog: connections that the system has accepted and this process has not would be reset by `close`. */
  async function letIn(): Promise<void> {
    const began = performance.now();
    let lastEntry = began;
    for (let now = began; now - lastEntry < QUIET_MS && now - began < MAX_SHUTTING_MS; now = performance.now()) {
      const before = entered;
      // One turn of the event loop accepts one connection.
      await nextTurn();
      if (entered !== before) lastEntry = performance.now();
    }
  }

  return {
    server,
    connections,
    async open(where) {
      if (server.listening) return;
      server.listen({ ...where, backlog: BACKLOG });
      await once(server, 'listening');
    },
    answerWith(listener) {
      current = listener;
    },
    async shut() {
      // Requests are held: an answered client would send the next one at once, and the backlog would never empty.
      held = [];
      await letIn();
      // The HTTP server's own `close` would end idle connections, on which requests may be in flight.
      NetServer.prototype.close.call(server);
      const waiting = held;
      held = undefined;
      for (const pair of waiting) current(...pair);
    },
  };
}
