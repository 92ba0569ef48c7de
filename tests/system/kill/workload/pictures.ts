import { picture, uploadedFile } from '../../../support/factories.ts';
import { contentOf } from '../content.ts';
import { NOTHING, type Thing } from '../things.ts';
import { newThing, nextToken, type Operation, perform, settledThings, type Work } from './worker.ts';

const MOST = 5;

/** Uploads, replaces and deletes pictures, each of another colour and size. */
export async function workOnPictures(work: Work): Promise<never> {
  for (;;) {
    const own = settledThings(work, ['media']);
    const thing = own.length < MOST ? newThing(work, 'media') : (work.random.pick(own) as Thing);
    await perform(
      work,
      thing,
      own.length >= MOST && work.random.chance(0.4) ? remove(work, thing) : await upload(work, thing),
    );
  }
}

async function upload(work: Work, { id, key }: Thing): Promise<Operation> {
  const { payload, random } = work;
  const token = nextToken(work, { key });
  const data = contentOf('media', token, work.tags) as never;
  const colour = `#${Math.floor(random.between(0x100000, 0xffffff)).toString(16)}`;
  const width = Math.floor(random.between(330, 700));
  const image = await picture({ width, height: 200, colour }, (made) => made.jpeg());
  const file = uploadedFile(image, `${token}.jpg`, 'image/jpeg');
  return {
    name: id ? 'replacing' : 'uploading',
    after: { shown: token, newest: token },
    run: async () => {
      if (!id) return (await payload.create({ collection: 'media', data, file, depth: 0 })).id;
      await payload.update({ collection: 'media', id, data, file, depth: 0 });
      return undefined;
    },
  };
}

function remove({ payload }: Work, { id }: Thing): Operation {
  const run = async (): Promise<undefined> => {
    await payload.delete({ collection: 'media', id: id as number, depth: 0 });
  };
  return { name: 'deleting', after: NOTHING, run };
}
