import { fakeContent } from '../../../tests/support/pageBuilders.ts';
import { buildView } from '../../pages/head/testSupport.ts';
import type { Problem } from '../../render/context.ts';
import type { AnyBlock, Popup } from '../../render/types.ts';
import { widgets } from '../../widgets/registry.ts';
import { SAMPLE_CHAT } from '../chat/samples.ts';
import { parts } from '../registry.ts';
import type { PopupFragment } from './island/popup/popupSettings.ts';
import { type RenderedPopup, renderPopup } from './renderPopup.ts';

/** A published popup with the fields' values. */
export function buildPopup(overrides: Partial<Popup> = {}): Popup {
  return {
    id: 12,
    title: 'Packing guide',
    layout: [],
    width: 640,
    height: 'fit',
    position: 'center-center',
    content_position: 'top',
    overlay: true,
    close_button: true,
    close_button_position: 'inside',
    entrance_animation: 'none',
    exit_animation: 'none',
    entrance_animation_duration: { size: 1.2 },
    a11y_navigation: true,
    _status: 'published',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    ...overrides,
  };
}

/** Renders a popup as the server does, with made-up island URLs. */
export async function renderTestPopup(
  overrides: Omit<Partial<Popup>, 'layout'> & { layout?: unknown[] } = {},
): Promise<PopupFragment & Omit<RenderedPopup, 'body'> & { problems: Problem[] }> {
  const problems: Problem[] = [];
  const popup = buildPopup({ ...overrides, layout: (overrides.layout ?? []) as AnyBlock[] });
  const { body, ...rendered } = await renderPopup(
    { entry: popup },
    {
      view: () =>
        buildView({ kind: 'template', path: '/', document: undefined, isFragment: true, parts: { chat: SAMPLE_CHAT } }),
      content: fakeContent(),
      widgets,
      parts,
      resolveIsland: (name) => ({ src: `/assets/${name}.js` }),
      report: (problem) => problems.push(problem),
    },
  );
  return { ...body, ...rendered, problems };
}
