import type { Translate } from '../messages/index.ts';
import { type FrameProviderName, frameProvider } from './providers.ts';

/** What is said under a frame of a service. */
export type ServiceWords = Record<'failed' | 'notice' | 'always' | 'page', string>;

/**
 * Says of a service what a press does, and where its own page is.
 * @param verb what a press does: a film is played, anything else shown
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
