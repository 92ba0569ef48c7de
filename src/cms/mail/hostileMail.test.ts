import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import fc from 'fast-check';
import { type AddressObject, simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { anyText } from '../../../tests/support/hostile/anyText.ts';
import type { Mail } from '../payload-types.ts';
import { formatAddress, readAddress } from './address/addresses.ts';
import { extraHeaders } from './header/extraHeaders.ts';
import { headerText } from './header/headerText.ts';
import { outgoingMail } from './settings/outgoingMail.ts';

const HEADERS = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'in-reply-to',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
const VICTIM = 'victim@example.com';

/** Header-injection and spoofing attempts. */
const evil = fc.oneof(
  anyText(300),
  fc
    .tuple(
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '%0d%0a', '=?utf-8?Q?=0D=0A?=', '\0', ', ', '; ', '> ', '"'),
      fc.constantFrom(`Bcc: ${VICTIM}`, `To: ${VICTIM}`, `<${VICTIM}>`, VICTIM, '\r\n\r\n<script>', '.\r\nMAIL FROM:'),
    )
    .map(([gap, attack]) => `Amina${gap}${attack}`),
);

test('no input becomes a header, a recipient or markup of a mail', async () => {
  const adapter = await nodemailerAdapter({
    defaultFromAddress: 'studio@khettara.example',
    defaultFromName: 'Rihla',
    skipVerify: true,
    transportOptions: { streamTransport: true, buffer: true } as never,
  });
  const { sendEmail } = adapter({ payload: {} as never });
  await fc.assert(
    fc.asyncProperty(evil, evil, evil, evil, async (name, subject, header, text) => {
      const to = readAddress(`${name} <a@b.example>`) ?? { address: 'a@b.example', name };
      const replyTo = readAddress(name) ?? { address: 'r@b.example', name: subject };
      const mail = {
        to: formatAddress(to),
        replyTo: formatAddress(replyTo),
        subject: headerText(subject),
        text,
        html: '<p>Water</p>',
        headers: extraHeaders({ 'In-Reply-To': header }),
        messageId: '<1@khettara.example>',
        createdAt: '2026-05-01T10:00:00.000Z',
      } as unknown as Mail;
      const from = formatAddress({ address: 'studio@khettara.example', name: subject });
      const { envelope, message } = (await sendEmail(outgoingMail(mail, from))) as Sent;
      expect(envelope.to).toEqual(['a@b.example']);
      const parsed = await simpleParser(message);
      expect([...parsed.headers.keys()].filter((key) => !HEADERS.includes(key))).toEqual([]);
      expect(addressesIn(parsed.from)).toEqual(['studio@khettara.example']);
      expect(addressesIn(parsed.to)).toEqual(['a@b.example']);
      expect(addressesIn(parsed.replyTo)).toHaveLength(1);
      expect(String(parsed.html).trim()).toBe('<p>Water</p>');
    }),
    { numRuns: 150 },
  );
});

interface Sent {
  envelope: { to: string[] };
  message: Buffer;
}

function addressesIn(header: AddressObject | AddressObject[] | undefined): (string | undefined)[] {
  return [header ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));
}
