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
    await expect(db.payload.updateGlobal({ slug: 'site', data: { timezone: 'Atlantis' } })).rejects.toThrow(/zone/);
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
