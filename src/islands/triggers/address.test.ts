// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address } from './address.ts';

afterEach(() => history.replaceState(null, '', '/'));

describe('address', () => {
  it('fires when the URL has the parameter, whatever its value', () => {
    const start = vi.fn();
    history.replaceState(null, '', '/?theme_template_id=2');
    address(start, 'theme_template_id', document.body, () => {});
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('fires when the hash starts with the value', () => {
    const start = vi.fn();
    history.replaceState(null, '', '/?x=1#rihla-action:action=lightbox&settings=e30');
    address(start, '#rihla-action:', document.body, () => {});
    address(start, '#other', document.body, () => {});
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, 0],
    ['text', 0],
    [{ other: 1 }, 0],
    [{ list: { to: 3 } }, 1],
  ])('with %j in history.state fires %i times', (state, times) => {
    const start = vi.fn();
    history.replaceState(state, '');
    address(start, 'list', document.body, () => {});
    expect(start).toHaveBeenCalledTimes(times);
  });

  it('never fires without it', () => {
    const start = vi.fn();
    history.replaceState(null, '', '/?template=2#theme_template_id');
    address(start, 'theme_template_id', document.body, () => {})();
    expect(start).not.toHaveBeenCalled();
  });
});
