// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Stand } from './StepButtons.tsx';

vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

test('the count of done steps gets the focus at the launch, and at no other time', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? expect.fail());
  const show = (isPreparing: boolean, words: string) =>
    act(async () => root.render(<Stand isPreparing={isPreparing}>{words}</Stand>));
  await show(true, '7 of 8 done.');
  await show(true, '8 of 8 done.');
  expect(document.activeElement).toBe(document.body);
  await show(false, 'The site is launched.');
  expect(document.activeElement?.textContent).toBe('The site is launched.');
  await act(() => root.unmount());
});
