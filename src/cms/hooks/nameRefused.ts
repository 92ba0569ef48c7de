import type { PayloadRequest } from 'payload';
import { t } from '../../shared/studioWords/t.ts';

/** Whether a request changes all documents of a selection, as lists of the studio do: each of its refusals has to say which one it is about. */
export function isOfSelection({ method, routeParams }: Pick<PayloadRequest, 'method' | 'routeParams'>): boolean {
  return method?.toUpperCase() === 'PATCH' && routeParams !== undefined && routeParams.id === undefined;
}

/** What a refusal is about: “This” in a form, and the title of the document in a selection. */
export function nameRefused(req: Pick<PayloadRequest, 'method' | 'routeParams'>, title: unknown): string {
  return isOfSelection(req) && typeof title === 'string' && title ? t('“{title}”', { title }) : t('This');
}
