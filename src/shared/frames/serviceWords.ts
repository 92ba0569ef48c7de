import type { Translate } from '../messages/index.ts';
import { type FrameProviderName, frameProvider } from './providers.ts';

/** Texts under an embedded iframe. */
export type ServiceWords = Record<'failed' | 'notice' | 'always' | 'page', string>;

/**
 * Texts of a service: the label of its button, and the link to its own page. @param verb action of the button: a video is played, anything else shown
 */
export function serviceWords(provider: FrameProviderName, verb: 'play' | 'show', t: Translate): ServiceWords {
  const { company, name } = frameProvider(provider);
  const service = company ? t('frame.service', { name, company }) : name;
  return {
    failed: t('frame.failed', { name }),
    notice: t(verb === 'play' ? 'frame.playNotice' : 'frame.showNotice', { service }),
    always: t('frame.always', { name }),
    page: t(verb === 'play' ? 'frame.watchAt' : 'frame.openAt', { name }),
  };
}
