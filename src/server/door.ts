import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createConnectionLimit } from './connectionLimit.ts';
import { HEADERS_TIMEOUT_MS } from './plugins/requestLimits.ts';

/** The process's one HTTP server. It stays the same while what answers behind it changes. */
export interface Door {
  readonly server: Server;
  /** Connections that are open now. */
  readonly connections: ReadonlySet<Socket>;
  /**
   * Opens the door, unless it is open.
   * @throws when the port is not to be had
   */
  open(where: { fd: number } | { host: string; port: number }): Promise<void>;
  /** Lets `listener` answer from the next request on. */
  answerWith(listener: RequestListener): void;
  /** Takes no more connections and leaves the open ones alone. Who already stood before the door is still let in. */
  shut(): Promise<void>;
}

/** How long a quiet connection is kept, in ms: longer than load balancers keep theirs, which are 60 s and less. */
const KEEP_ALIVE_MS = 72_000;
/** Requests of one connection that are answered in one turn of the event loop. */
const MAX_PIPELINED = 4;
/** How often slow requests are looked for, in ms. */
const SLOW_CHECK_MS = 2_000;
/**
 * Nobody stands before the door when nobody came in for so long, in ms. While it is being shut nobody is answered, so those who
 * come are the ones answered just before, and a busy machine takes milliseconds to bring them.
 */
const QUIET_MS = 50;
/** The longest that shutting takes when visitors keep coming, in ms. */
const MAX_SHUTTING_MS = 500;

/** Requests that one connection brought in this turn of the event loop. */
const pipelined = new WeakMap<Socket, number>();

/**
 * Closes a connection that brings many requests at once. Node hands over all that a piece of a stream contains before anybody else is heard, and
 * also those of connections that are closed already; no browser and no proxy sends a request before the answer to the last.
 * @returns true when the request is not to be answered
 */
function refusePipelining({ socket }: IncomingMessage): boolean {
  if (socket.destroyed) return true;
  const count = (pipelined.get(socket) ?? 0) + 1;
  pipelined.set(socket, count);
  if (count === 1) setImmediate(() => pipelined.delete(socket));
  if (count <= MAX_PIPELINED) return false;
  leaveNoTraces(socket);
  socket.destroy();
  return true;
}

/** For each request of a closed connection Node makes an error, whose stack trace is nine tenths of what such a connection costs. */
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
  /** From the first byte of a request to its last. */
  requestTimeoutMs: number;
  /** False behind a proxy, whose connections are those of all visitors. */
  isLimitingConnections?: boolean;
}

export function createDoor({ isLimitingConnections = false, requestTimeoutMs }: DoorOptions): Door {
  let current: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '5' }).end();
  /** Requests that wait while the door is being shut. */
  let held: Parameters<RequestListener>[] | undefined;
  let entered = 0;
  const connections = new Set<Socket>();
  const server = createServer(
    {
      connectionsCheckingInterval: SLOW_CHECK_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: requestTimeoutMs,
      // Next takes upgrades for its development server and then leaves them unanswered; HTTP lets a server ignore the wish.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      if (refusePipelining(request)) return;
      if (held) held.push([request, response]);
      else current(request, response);
    },
  );
  const mayConnect = createConnectionLimit();
  server.on('connection', (socket: Socket) => {
    if (isLimitingConnections && !mayConnect(socket.remoteAddress)) {
      socket.destroy();
      return;
    }
    entered += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  /** The system has taken connections that this process has not seen yet; it resets them when the door falls shut. */
  async function letIn(): Promise<void> {
    const began = performance.now();
    let lastEntry = began;
    for (let now = began; now - lastEntry < QUIET_MS && now - began < MAX_SHUTTING_MS; now = performance.now()) {
      const before = entered;
      // A turn of the event loop lets in one.
      await nextTurn();
      if (entered !== before) lastEntry = performance.now();
    }
  }

  return {
    server,
    connections,
    async open(where) {
      if (server.listening) return;
      server.listen(where);
      await once(server, 'listening');
    },
    answerWith(listener) {
      current = listener;
    },
    async shut() {
      // Whoever is answered comes again at once, and the crowd at the door would never end.
      held = [];
      await letIn();
      // The HTTP server's own method would close quiet connections, on which requests may be on their way.
      NetServer.prototype.close.call(server);
      const waiting = held;
      held = undefined;
      for (const pair of waiting) current(...pair);
    },
  };
}
