import { Island } from '../../../../src/islands/Island.tsx';
import type { RenderContext } from '../../../../src/render/context.ts';
import style from './beacon.css?inline';
import { beaconData } from './beaconData.ts';

/** A light at the end of the page, which its island lets blink. */
export function PageBeacon({ context }: { context: RenderContext }) {
  context.needs.use('beacon', { style, calls: ['https://tides.example'] });
  return (
    <Island name="beacon" trigger="idle">
      <p className="beacon">{beaconData.of(context.view)}</p>
    </Island>
  );
}
