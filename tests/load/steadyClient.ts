// A process of its own: asks for one page at a fixed rate over 64 connections and prints, as JSON, how long the answers took. Time
// counts from when a request was due, not from when a connection was free, so that a pause of the server is not overlooked.
// Arguments: the page's address, requests per second, seconds.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CONNECTIONS } from './budgets.ts';
import { percentile } from './statistics.ts';

const [address = '', rate = '', seconds = ''] = process.argv.slice(2);
const { host, hostname, pathname, port } = new URL(address);
const REQUEST = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;

interface Connection {
  socket: Socket;
  /** Bytes of the answer that have come. */
  bytes: number;
  /** When the request that is under way was due. */
  due: number;
}

/** Bytes of one answer: all are alike. */
const answerBytes = await measureAnswer();
const durations: number[] = [];
const free: Connection[] = await Promise.all(Array.from({ length: CONNECTIONS }, open));
const interval = 1000 / Number(rate);
const began = performance.now();
const total = Number(rate) * Number(seconds);
for (let asked = 0; asked < total; ) {
  for (; asked < total && free.length > 0 && began + asked * interval <= performance.now(); asked += 1)
    ask(free.pop() as Connection, began + asked * interval);
  await new Promise(setImmediate);
}
while (durations.length < total) await new Promise(setImmediate);
const perSecond = (total / (performance.now() - began)) * 1000;
process.stdout.write(
  `${JSON.stringify({ perSecond, p50: percentile(durations, 50), p99: percentile(durations, 99) })}\n`,
);
process.exit(0);

function ask(connection: Connection, due: number): void {
  connection.due = due;
  connection.bytes = 0;
  connection.socket.write(REQUEST);
}

async function open(): Promise<Connection> {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const connection: Connection = { socket, bytes: 0, due: 0 };
  socket.on('data', ({ length }) => {
    connection.bytes += length;
    if (connection.bytes < answerBytes) return;
    durations.push(performance.now() - connection.due);
    free.push(connection);
  });
  return connection;
}

async function measureAnswer(): Promise<number> {
  const socket = connect(Number(port), hostname);
  socket.write(REQUEST);
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    text += chunk;
    const head = text.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
    if (head > 3 && text.length >= head + length) return head + length;
  }
  throw new Error(`${address} did not answer.`);
}
