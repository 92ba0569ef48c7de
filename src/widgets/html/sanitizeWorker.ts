// Worker thread that sanitizes HTML: 50,000 characters of tags take a tenth of a second, and a page may have many of them.
import { parentPort } from 'node:worker_threads';
import { sanitizeMarkup } from './sanitizeMarkup.ts';

parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitizeMarkup(html)));
