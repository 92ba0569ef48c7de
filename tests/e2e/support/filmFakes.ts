import type { Page } from '@playwright/test';

/** Says what a press in the frame would: the fake player speaks the documented states of YouTube's interface. */
function fakeYoutubeApi(): void {
  type Events = Record<'onReady' | 'onStateChange', (event: { data?: number }) => void>;
  const PLAYING = 1;
  const PAUSED = 2;
  function Player(frame: HTMLIFrameElement, { events }: { events: Events }): object {
    const say = (word: string): void => frame.contentWindow?.postMessage(word, '*');
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      if (data === 'ready') events.onReady({});
      if (data === 'playing') events.onStateChange({ data: PLAYING });
      if (data === 'paused') events.onStateChange({ data: PAUSED });
    });
    // The real interface too goes on saying that it listens until the frame has loaded and answers.
    frame.addEventListener('load', () => say('listening'));
    say('listening');
    return {
      playVideo: () => say('play'),
      pauseVideo: () => say('pause'),
      getCurrentTime: () => 3,
      getDuration: () => 100,
    };
  }
  Object.assign(window, { YT: { Player } });
}

/** What a fake player answers in its frame: it waits for the page to listen, and does as it is told. */
const PLAYER = `<!doctype html><title>Player</title><p id="state">waiting</p><script>
  addEventListener('message', ({ data, source }) => {
    const answers = { listening: 'ready', play: 'playing', pause: 'paused' };
    if (!answers[data]) return;
    document.querySelector('#state').textContent = answers[data];
    source.postMessage(answers[data], '*');
  });
</script>`;

/** How a fake service behaves: it answers, or its interface comes and its players stay silent. */
export type FilmService = 'answers' | 'is silent';

/**
 * Answers for the services of films, maps and posts, and notes every request to anybody but the site.
 * @returns the addresses that were asked for, without their queries
 */
export async function fakeFilmServices(
  page: Page,
  origin: string,
  service: FilmService = 'answers',
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      const url = new URL(route.request().url());
      asked.push(url.origin + url.pathname);
      if (url.pathname === '/iframe_api') {
        const body = service === 'answers' ? `(${fakeYoutubeApi})()` : '';
        return route.fulfill({ contentType: 'text/javascript', body });
      }
      return route.fulfill({ contentType: 'text/html', body: PLAYER });
    },
  );
  return asked;
}
