import { Island } from '../../islands/Island.tsx';
import { ConsentedFrame } from '../../render/frames/ConsentedFrame.tsx';
import type { HostedFilm as Hosted } from './film/readFilm.ts';
import { Caption, CloseCorner, Cover, factsOf, labelOf, type ShownFilm } from './filmParts.tsx';

/** An embedded video of a service, behind its consent placeholder. */
export function HostedFilm(props: ShownFilm<Hosted>) {
  const { block, context, film, shape } = props;
  return (
    <Island<typeof import('./island/VideoIsland.ts')>
      name="video"
      props={{ provider: film.kind, player: film.player, page: film.page, ...factsOf(props) }}
      trigger={block.autoplay ? 'visible' : 'interaction(hover-intent)'}
    >
      <ConsentedFrame
        context={context}
        extra={<CloseCorner {...props} />}
        foot={<Caption {...props} />}
        label={labelOf(props)}
        origin={new URL(film.player).origin}
        page={film.page}
        provider={film.kind}
        shape={shape}
        verb="play"
      >
        <Cover {...props} />
      </ConsentedFrame>
    </Island>
  );
}
