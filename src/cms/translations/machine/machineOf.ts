import type { BasePayload } from 'payload';
import { servicesOf } from '../../services/services.ts';
import { createDeepl } from './deepl.ts';
import type { MachineTranslator } from './machineTranslator.ts';

/** The machine translation of the running site; undefined without a key. */
export function machineOf(payload: Pick<BasePayload, 'config'>): MachineTranslator | undefined {
  const { deepl } = servicesOf(payload).current();
  return deepl && createDeepl(deepl);
}
