/** A picture that is refused or cannot be processed now; the message tells the editor why and what to do, in English (`PICTURE_FAULTS`). */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  /** HTTP status: 400 when this picture is the reason, 503 when a retry may help. */
  readonly status: 400 | 503;
  /** The error without advice: nobody can save the demo's pictures smaller. */
  readonly reason: string;
  readonly advice: string | undefined;

  constructor(reason: string, status: 400 | 503 = 400, advice?: string) {
    super(advice ? `${reason} ${advice}` : reason);
    this.reason = reason;
    this.advice = advice;
    this.status = status;
  }
}
