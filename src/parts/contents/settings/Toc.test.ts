import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { NUMBERINGS } from '../../../shared/outline/toc.ts';
import { tocSettings } from '../tocSettings.ts';

describeEachDatabase('the settings of the table of contents', (db) => {
  it('offer and store every kind of numbering', async () => {
    for (const numbering of NUMBERINGS) {
      await db.payload.updateGlobal({ slug: 'toc', data: { numbering } });
      expect(tocSettings(await db.payload.findGlobal({ slug: 'toc' })).numbering).toBe(numbering);
    }
  });
});
