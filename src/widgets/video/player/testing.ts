import { vi } from 'vitest';

/** Calls received by a fake YouTube player, and ways to fire its events. */
export interface FakeYoutube {
  /** Frames that were attached. */
  frames: HTMLIFrameElement[];
  said: string[];
  at: { seconds: number; duration: number };
  speak(event: 'onReady' | 'onStateChange' | 'onError', data?: number): void;
}

/** Installs a fake of YouTube's documented API, as its script would. */
export function fakeYoutube(): FakeYoutube {
  type Events = Record<string, (event: { data?: number }) => void>;
  let events: Events = {};
  const fake: FakeYoutube = {
    frames: [],
    said: [],
    at: { seconds: 0, duration: 0 },
    speak: (event, data) => events[event]?.(data === undefined ? {} : { data }),
  };
  class Player {
    constructor(frame: HTMLIFrameElement, options: { events: Events }) {
      fake.frames.push(frame);
      events = options.events;
    }
    playVideo = () => void fake.said.push('play');
    pauseVideo = () => void fake.said.push('pause');
    seekTo = (seconds: number) => void fake.said.push(`seek ${seconds}`);
    getCurrentTime = () => fake.at.seconds;
    getDuration = () => fake.at.duration;
  }
  vi.stubGlobal('YT', { Player });
  return fake;
}

/** Fake IntersectionObserver, to simulate visibility. */
export function fakeSight(): { see(element: Element, ratio: number, top?: number): void } {
  const watching = new Map<Element, IntersectionObserverCallback[]>();
  class FakeObserver {
    private readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(element: Element): void {
      watching.set(element, [...(watching.get(element) ?? []), this.callback]);
    }
    disconnect(): void {
      for (const [element, callbacks] of watching) {
        watching.set(
          element,
          callbacks.filter((callback) => callback !== this.callback),
        );
      }
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    see(element, intersectionRatio, top = 0) {
      const entry = { intersectionRatio, boundingClientRect: { top } } as IntersectionObserverEntry;
      for (const callback of watching.get(element) ?? []) callback([entry], {} as IntersectionObserver);
    },
  };
}
