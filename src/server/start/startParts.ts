import type { Payload } from 'payload';
import { servicesOf } from '../../cms/services/services.ts';
import type { Env } from '../../env.ts';
import type { Part } from '../../render/part.ts';
import { emitContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';

/**
 * Starts the parts with the settings of the services in effect, and again when these change in any process: a change of keys raises the content
 * version, as pages show payment methods.
 * @returns stops following
 */
export async function startParts(
  payload: Payload,
  env: Env,
  parts: Iterable<Pick<Part, 'start'>>,
): Promise<() => void> {
  const services = servicesOf(payload);
  const startAll = (): void => {
    const { paypal, stripe } = services.current();
    for (const { start } of parts) start?.({ ...env, paypal, stripe });
  };
  await services.load(payload);
  startAll();
  services.onChange(async () => {
    startAll();
    // Pages that were rendered between the change and now show the old payment methods.
    await emitContentChange({ touched: 'everything' });
  });
  return onContentChange(async ({ touched }) => {
    if (touched !== 'everything') return;
    try {
      await services.load(payload);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The keys of services cannot be read; those known until now go on.' });
    }
  });
}
