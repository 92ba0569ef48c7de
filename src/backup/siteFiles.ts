import { createPrivateStorage, isPrivateName } from '../cms/files/privateStorage.ts';
import { createMediaStorage } from '../cms/media/storage/createMediaStorage.ts';
import type { Env } from '../env.ts';
import type { MediaFiles } from './types.ts';

/** All files of a site: pictures and visitors' files, each in its own storage. The file name decides which. */
export function createSiteFiles(env: Pick<Env, 'dataDir' | 's3'>): MediaFiles {
  const [pictures, sent] = [createMediaStorage(env), createPrivateStorage(env)];
  const storageOf = (name: string) => (isPrivateName(name) ? sent : pictures);
  return {
    open: (name, signal) => storageOf(name).open(name, signal),
    put: (file) => storageOf(file.name).put(file),
  };
}
