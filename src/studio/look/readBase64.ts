/** Reads a file as Base64, without the head of a data URL. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(new Error('This file could not be read. Choose it again.'));
    reader.readAsDataURL(file);
  });
}
