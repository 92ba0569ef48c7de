import { expect, it } from 'vitest';
import { type AskTexts, describeSenderRecords } from './senderRecords.ts';

const records =
  (texts: Record<string, string[]>): AskTexts =>
  async (name) => {
    const found = texts[name];
    if (found) return found;
    throw Object.assign(new Error(name), { code: name.startsWith('slow') ? 'ETIMEOUT' : 'ENOTFOUND' });
  };
const said = (address: string, texts: Record<string, string[]> = {}) => describeSenderRecords(address, records(texts));

it('says what is missing, and where it is written', async () => {
  const [spf, dkim, dmarc] = await said('hello@skye.example');
  expect(spf).toContain('SPF: there is no record for skye.example');
  expect(dkim).toContain('dkim=pass');
  expect(dmarc).toContain('v=DMARC1; p=none at _dmarc.skye.example');
});

it('says what is there, among other texts of the domain', async () => {
  const texts = {
    'skye.example': ['verification=1', 'v=spf1 include:_spf.mail.example -all'],
    '_dmarc.skye.example': ['v=DMARC1; p=none; rua=mailto:a@skye.example'],
  };
  const [spf, , watching] = await said('hello@Skye.example', texts);
  expect(spf).toContain('there is a record for skye.example');
  expect(watching).toContain('only watches');
  const strict = await said('a@skye.example', { ...texts, '_dmarc.skye.example': ['v=DMARC1;p=reject'] });
  expect(strict[2]).toContain('keeps others from writing in its name');
});

it('a subdomain has the DMARC record of the domain above, and its own SPF record', async () => {
  const found = await said('a@mail.skye.example', { '_dmarc.skye.example': ['v=DMARC1; p=quarantine'] });
  expect(found[0]).toContain('no record for mail.skye.example');
  expect(found[2]).toContain('keeps others');
});

it('two SPF records are a fault, a timeout says so, and the name of a server is no domain', async () => {
  expect((await said('a@skye.example', { 'skye.example': ['v=spf1 -all', 'v=spf1 a -all'] }))[0]).toContain(
    'has 2 records',
  );
  expect((await said('a@slow.example'))[0]).toContain('have not answered');
  expect(await said('studio@localhost')).toEqual([expect.stringContaining('localhost is no domain of yours')]);
});
