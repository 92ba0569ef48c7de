import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The form of a sealed text: changes with the algorithm or the derivation of its key. */
const FORMAT = 'v1';
const ALGORITHM = 'aes-256-gcm';
/** Lengths in bytes that NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text at rest: AES-256-GCM under a key that HKDF derives from the site's secret.
 * @param secret of the site (`readSecret`)
 * @param name what the text is; it opens under this name alone, so that sealed texts cannot be exchanged
 * @returns the format, nonce, tag and ciphertext, in base64url with dots between
 */
export function sealText(secret: string, name: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [FORMAT, ...[nonce, cipher.getAuthTag(), sealed].map((bytes) => bytes.toString('base64url'))].join('.');
}

/** Decrypts what `sealText` has made; undefined where it was sealed with another secret or name, was changed, or is of an unknown format. */
export function openText(secret: string, name: string, sealed: string): string | undefined {
  const [format, ...parts] = sealed.split('.');
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (format !== FORMAT || nonce?.length !== NONCE_BYTES || tag?.length !== TAG_BYTES || !text) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `rihla sealed text ${FORMAT}`, 32));
}
