import { emptyTrash } from '../../cms/trash/emptyTrash.ts';
import type { Part } from '../../render/part.ts';

/** The trash of the studio. Renders nothing on pages. */
export const part: Part = {
  name: 'trash',
  scheduledJobs: [
    {
      name: 'trash',
      everyMs: 60 * 60_000,
      run: async ({ isStopped, now, payload }) => {
        await emptyTrash(payload, now, isStopped);
      },
    },
  ],
};
