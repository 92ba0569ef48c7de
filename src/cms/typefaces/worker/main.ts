import { cutOwnTypeface } from '../../../styles/fonts/own/cutOwnTypeface.ts';
import { FontFault } from '../../../styles/fonts/own/FontFault.ts';
import type { CutReply, CutRequest } from './messages.ts';

// Entry of the process that cuts one uploaded typeface for the server, and ends.

process.once('message', async (request: CutRequest) => {
  process.send?.(await answer(request), () => process.disconnect());
});

async function answer({ files, ...asked }: CutRequest): Promise<CutReply> {
  try {
    const buffers = files.map(({ data, name }) => ({ name, data: Buffer.from(data) }));
    return { kind: 'cut', cut: await cutOwnTypeface({ ...asked, files: buffers }) };
  } catch (error) {
    if (error instanceof FontFault) return { kind: 'refused', message: error.message };
    return { kind: 'failed', error: String((error as Error).stack ?? error) };
  }
}
