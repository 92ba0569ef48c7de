/** A file of a form, as it came. */
export interface SentFile {
  /** As it was called where it came from; may be anything. */
  name: string;
  bytes: Uint8Array;
}

/** The fields of a form that came with files (`multipart/form-data`). */
export class SentForm {
  readonly texts = new URLSearchParams();
  readonly files = new Map<string, SentFile[]>();
}

/** More fields and files than this are no form of ours. */
const MOST_PARTS = 500;

/**
 * Reads a body of `multipart/form-data`.
 * @param body the whole of it, within the limit of its post
 * @returns undefined when it is none
 */
export async function readMultipart(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<SentForm | undefined> {
  let data: FormData;
  try {
    data = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    return undefined;
  }
  const form = new SentForm();
  let count = 0;
  for (const [name, value] of data.entries()) {
    count += 1;
    if (count > MOST_PARTS) return undefined;
    if (typeof value === 'string') form.texts.append(name, value);
    else if (value.name || value.size) {
      const file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
      form.files.set(name, [...(form.files.get(name) ?? []), file]);
    }
  }
  return form;
}
