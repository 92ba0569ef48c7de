import { connect } from 'node:tls';

const TIMEOUT_MS = 3_000;
const KEPT_MS = 3_600_000;

/** The certificate that visitors are shown: its last moment; `unread` where this server cannot reach the site by its public address. */
export type Certificate = { endsAt: Date } | 'unread';

let kept: { origin: string; until: number; certificate: Promise<Certificate> } | undefined;

/**
 * Reads the certificate of the site by its public address, at most once an hour.
 * @param publicUrl origin of the site
 * @returns undefined for a site without https
 */
export function readCertificate(publicUrl: string, now: Date): Promise<Certificate | undefined> {
  if (!publicUrl.startsWith('https:')) return Promise.resolve(undefined);
  if (kept?.origin !== publicUrl || kept.until <= now.getTime())
    kept = { origin: publicUrl, until: now.getTime() + KEPT_MS, certificate: fetchCertificate(new URL(publicUrl)) };
  return kept.certificate;
}

function fetchCertificate({ hostname, port }: URL): Promise<Certificate> {
  return new Promise((resolve) => {
    const isName = /[a-z]/i.test(hostname);
    // It is read whatever is wrong with it: nothing is sent.
    const options = { host: hostname, port: Number(port || 443), rejectUnauthorized: false, timeout: TIMEOUT_MS };
    const socket = connect({ ...options, ...(isName && { servername: hostname }) });
    const end = (certificate: Certificate) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.once('secureConnect', () => {
      const endsAt = new Date(socket.getPeerCertificate().valid_to ?? '');
      end(Number.isNaN(endsAt.getTime()) ? 'unread' : { endsAt });
    });
    socket.once('timeout', () => end('unread'));
    socket.once('error', () => end('unread'));
  });
}
