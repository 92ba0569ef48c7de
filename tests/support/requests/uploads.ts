import type { Media } from '../../../src/cms/payload-types.ts';
import { picture } from '../factories.ts';
import type { Staff } from './staff.ts';

/** The body of an upload as the studio sends it. */
export async function uploadForm(data: object, colour = '#c98b5a'): Promise<FormData> {
  return fileForm(await picture({ width: 1000, height: 600, colour }, (image) => image.jpeg()), 'dunes.jpg', data);
}

/** The body of an upload of these bytes. */
export function fileForm(bytes: Buffer, name: string, data: object = { alt: name }): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  form.set('_payload', JSON.stringify(data));
  return form;
}

/** Uploads a picture over HTTP. */
export async function upload(staff: Staff, data: object = { alt: 'Dunes' }): Promise<Media> {
  const answer = await staff('POST', '/media', await uploadForm(data));
  if (answer.status !== 201) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { doc: Media }).doc;
}
