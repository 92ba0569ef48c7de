import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Answer of a name: TXT records, each of one or several pieces; a CNAME to another name of the server; a code of failure; or none at all. */
export type FakeAnswerOfName = readonly (string | readonly string[])[] | { cname: string } | 'SERVFAIL' | 'silence';

/** A name server on this machine, over UDP. */
export interface FakeNameServer {
  /** Address with its port, for `Resolver.setServers`. */
  readonly address: string;
  close(): Promise<void>;
}

const [TXT, CNAME, NXDOMAIN, SERVFAIL] = [16, 5, 3, 2];

/** Starts a name server (RFC 1035) that knows these names; others do not exist. */
export async function startFakeNameServer(names: Record<string, FakeAnswerOfName>): Promise<FakeNameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    const { end, name } = readName(query);
    const answer = names[name.toLowerCase()];
    if (answer === 'silence') return;
    const code = answer === 'SERVFAIL' ? SERVFAIL : answer ? 0 : NXDOMAIN;
    const records = answer && answer !== 'SERVFAIL' ? recordsOf(name, answer, names) : [];
    const head = Buffer.from(query.subarray(0, 12));
    // A response, recursion available, one question.
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function recordsOf(
  name: string,
  answer: Exclude<FakeAnswerOfName, string>,
  names: Record<string, FakeAnswerOfName>,
): Buffer[] {
  if ('cname' in answer) {
    const next = names[answer.cname];
    const rest = next && typeof next !== 'string' ? recordsOf(answer.cname, next, names) : [];
    return [record(name, CNAME, writeName(answer.cname)), ...rest];
  }
  return answer.map((text) => {
    const pieces = typeof text === 'string' ? [text] : text;
    return record(name, TXT, Buffer.concat(pieces.map(writePiece)));
  });
}

function record(name: string, type: number, data: Buffer): Buffer {
  const fields = Buffer.alloc(10);
  fields.writeUInt16BE(type, 0);
  fields.writeUInt16BE(1, 2);
  fields.writeUInt32BE(60, 4);
  fields.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(name), fields, data]);
}

function writeName(name: string): Buffer {
  return Buffer.concat([...name.split('.').map(writePiece), Buffer.alloc(1)]);
}

function writePiece(text: string): Buffer {
  return Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
}

/** The name of the question, and where it ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('utf8', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}
