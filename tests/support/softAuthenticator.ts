import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Flags of authenticator data (WebAuthn, section 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** What an authenticator does differently from an honest one with a fingerprint reader. */
interface Manner {
  /** Default: the origin that the authenticator was made for. */
  origin?: string;
  /** Default: the host name of that origin. */
  rpId?: string;
  /** Whether somebody was asked for a fingerprint; default true. */
  isVerified?: boolean;
  /** Default: one more than the last. */
  counter?: number;
  /** Default: the account for which the passkey was made. */
  userHandle?: string;
}

/** The parts of the server's options that an authenticator reads. */
interface Asked {
  challenge: string;
  user?: { id: string };
}

/** A passkey that lives in the test: ES256, attestation `none`. */
export interface SoftAuthenticator {
  /** Credential id, base64url. */
  id: string;
  /** Answers options to make a passkey, as a browser sends it. */
  make(asked: Asked, manner?: Manner): object;
  /** Answers options to sign in, as a browser sends it. */
  sign(asked: Asked, manner?: Manner): object;
}

/** Makes an authenticator with one new key. @param origin of the page on which it is used */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(20);
  let counter = 0;
  let owner = '';
  const client = (type: string, challenge: string, manner: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: manner.origin ?? origin, crossOrigin: false }));
  const data = (manner: Manner, attested?: Buffer) => {
    counter = manner.counter ?? counter + 1;
    const isVerified = manner.isVerified ?? true;
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hash = sha256(Buffer.from(manner.rpId ?? new URL(origin).hostname));
    return Buffer.concat([hash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: text(id),
    make({ challenge, user }, manner = {}) {
      owner = user?.id ?? '';
      const length = Buffer.from([0, id.length]);
      const authData = data(manner, Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]));
      const response = {
        clientDataJSON: text(client('webauthn.create', challenge, manner)),
        attestationObject: text(attestation(authData)),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    sign({ challenge }, manner = {}) {
      const clientData = client('webauthn.get', challenge, manner);
      const authData = data(manner);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: manner.userHandle ?? owner,
      };
      return { ...credential, response };
    },
  };
}

/** CBOR of a COSE key: `{1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}`. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001', 'hex');
  const [beforeX, beforeY] = ['215820', '225820'].map((hex) => Buffer.from(hex, 'hex')) as [Buffer, Buffer];
  return Buffer.concat([head, beforeX, Buffer.from(x, 'base64url'), beforeY, Buffer.from(y, 'base64url')]);
}

/** CBOR of `{fmt: 'none', attStmt: {}, authData}`; authenticator data is shorter than 256 bytes. */
function attestation(authData: Buffer): Buffer {
  const word = (name: string) => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);
  const bytes = Buffer.concat([Buffer.from([0x58, authData.length]), authData]);
  const parts = [word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData'), bytes];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}
