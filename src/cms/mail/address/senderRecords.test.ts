import { expect, it, onTestFinished } from 'vitest';
import { startFakeNameServer } from '../../../../tests/support/providers/fakeNameServer.ts';
import { type AskTexts, askServers, describeSenderRecords } from './senderRecords.ts';

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

it('a version is a word of its own, and two DMARC records are a fault', async () => {
  const found = await said('a@skye.example', {
    'skye.example': ['v=spf10 -all'],
    '_dmarc.skye.example': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  });
  expect(found[0]).toContain('no record');
  expect(found[2]).toContain('has 2 records');
});

it('answers of name servers: long texts in pieces, aliases, names that do not exist, failures and silence', async () => {
  const server = await startFakeNameServer({
    'skye.example': [['v=spf1 include:_spf.mail.example ', '-all'], 'verification=1'],
    '_dmarc.skye.example': { cname: 'policy.mail.example' },
    'policy.mail.example': ['v=DMARC1; p=reject'],
    'twice.example': ['v=spf1 -all', 'v=spf1 a -all'],
    'empty.example': [],
    'broken.example': 'SERVFAIL',
    'slow.example': 'silence',
  });
  onTestFinished(() => server.close());
  const ask = askServers([server.address], 200);
  const told = async (domain: string) => describeSenderRecords(`a@${domain}`, ask);
  expect(await told('skye.example')).toEqual([
    expect.stringContaining('SPF: there is a record for skye.example'),
    expect.anything(),
    expect.stringContaining('keeps others from writing in its name'),
  ]);
  expect((await told('twice.example'))[0]).toContain('has 2 records');
  for (const domain of ['empty.example', 'nowhere.example'])
    expect(await told(domain)).toEqual([
      expect.stringContaining(`SPF: there is no record for ${domain}`),
      expect.anything(),
      expect.stringContaining(`DMARC: there is no record for ${domain}`),
    ]);
  for (const domain of ['broken.example', 'slow.example'])
    expect((await told(domain))[0]).toContain('have not answered. Try again later.');
});
