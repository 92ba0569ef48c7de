import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';

describeDatabase('how an operator is reached', (db) => {
  const save = async (data: { telephone?: string; address?: { country: string } }) => {
    const site = await db.payload.updateGlobal({ slug: 'site', data });
    return [site.telephone, site.address?.country];
  };

  it('a phone number has a country code', async () => {
    expect((await save({ telephone: ' +44 (0)1263 740-000' }))[0]).toBe('+44 (0)1263 740-000');
    expect((await save({ telephone: '0044 1263 740000' }))[0]).toBe('+44 1263 740000');
    expect((await save({ telephone: '' }))[0]).toBe('');
    for (const telephone of ['01263 740000', 'ring us', '+', '+44<script>'])
      await expect(save({ telephone }), telephone).rejects.toThrow(/Telephone/);
  });

  it('a time zone is stored by its name, also when its town is written', async () => {
    const site = await db.payload.updateGlobal({ slug: 'site', data: { timezone: 'london' } });
    expect(site.timezone).toBe('Europe/London');
    const refused = { timezone: 'Atlantis', address: { country: 'US' } };
    await expect(db.payload.updateGlobal({ slug: 'site', data: refused })).rejects.toThrow(/zone/);
  });

  it.each([
    ['Split', 'Croatia', 'Europe/Zagreb'],
    ['Croatia', '', 'Europe/Zagreb'],
    ['Denver', 'HR', 'America/Denver'],
    ['UTC', 'HR', 'UTC'],
    ['+02:00', 'HR', '+02:00'],
  ])('%j in %j is the zone %s: a country that has one only needs no large town', async (timezone, country, zone) => {
    const site = await db.payload.updateGlobal({ slug: 'site', data: { timezone, address: { country } } });
    expect(site.timezone).toBe(zone);
  });

  it.each([
    ['Split', ''],
    ['Springfield', 'US'],
    ['Europe/Split', 'HR'],
  ])('%j in %j is no zone', async (timezone, country) => {
    const data = { timezone, address: { country } };
    await expect(db.payload.updateGlobal({ slug: 'site', data })).rejects.toThrow(/zone/);
  });

  it('a country is stored as two letters, however it is written', async () => {
    expect((await save({ address: { country: 'United Kingdom' } }))[1]).toBe('GB');
    expect((await save({ address: { country: ' maroc ' } }))[1]).toBe('MA');
    expect((await save({ address: { country: 'uk' } }))[1]).toBe('GB');
    expect((await save({ address: { country: 'ma' } }))[1]).toBe('MA');
    for (const [country, code] of [
      ['Scotland', 'GB'],
      ['Northern Ireland', 'GB'],
      ['USA', 'US'],
      ['Holland', 'NL'],
    ] as const)
      expect((await save({ address: { country } }))[1], country).toBe(code);
    expect((await save({ address: { country: '' } }))[1]).toBe('');
    for (const country of ['ZZ', 'XX', '1', '__', 'Unknown Region', 'Atlantis'])
      await expect(save({ address: { country } }), country).rejects.toThrow(/Country/);
  });
});
