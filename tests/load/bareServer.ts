// Separate process: the minimum work for a cached page in Node. Sends the same headers and bytes as the site. Arguments: the page's URL, its own
// port.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [address = '', port = ''] = process.argv.slice(2);
const [answer] = (await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
const body = await buffer(answer);
/** Headers that Node adds itself. */
const OWN = ['connection', 'date', 'keep-alive'];
const headers = Object.entries(answer.headers).filter(([name]) => !OWN.includes(name));
const list = headers.flat() as string[];

createServer((_request, response) => response.writeHead(200, list).end(body)).listen(Number(port), () =>
  process.stdout.write('ready\n'),
);
