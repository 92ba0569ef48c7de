import type { Page } from '@playwright/test';

/** The fake player implements the documented states of YouTube's API; simulates a click in the frame. */
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
    // The real API also sends "listening" until the frame has loaded and answers.
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

/** Fake player in its frame: waits for the page's message, and obeys commands. */
const PLAYER = `<!doctype html><title>Player</title><p id="state">waiting</p><script>
  addEventListener('message', ({ data, source }) => {
    const answers = { listening: 'ready', play: 'playing', pause: 'paused' };
    if (!answers[data]) return;
    document.querySelector('#state').textContent = answers[data];
    source.postMessage(answers[data], '*');
  });
</script>`;

/** Behaviour of a fake service: it answers, or its API loads and its players stay silent. */
export type FilmService = 'answers' | 'is silent';

/**
 * Mocks the services of videos, maps and posts, and records every request to other hosts.
 * @returns the requested URLs, without queries
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
