import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropFailedStyles, late } from '../../src/ui/late.tsx';
import { Piece } from '../../src/ui/piece.tsx';

// React says aloud what the bound has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const arriving = (fails: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= fails) throw new Error('Unable to preload CSS');
    return () => <p>here at last</p>;
  });
  return load;
};

test('what fails for a moment is asked for once more, and nobody is troubled', async () => {
  const load = arriving(1);
  const Late = late(load);
  render(
    <Piece meanwhile="coming" instead="missing">
      <Late />
    </Piece>,
  );
  expect(await screen.findByText('here at last')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what was missing comes when it is tried again, and how often it has failed is known', async () => {
  const Late = late(arriving(4));
  render(
    <Piece
      instead={({ onAgain, tries }) => (
        <button type="button" onClick={onAgain}>
          {`again after ${tries}`}
        </button>
      )}
    >
      <Late />
    </Piece>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'again after 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'again after 2' }));
  expect(await screen.findByText('here at last')).toBeDefined();
});

test('what was missing is fetched afresh when its place is opened anew', async () => {
  const load = arriving(2);
  const Late = late(load);
  const place = (isOpen: boolean) => <>{isOpen && <Piece instead="missing">{<Late />}</Piece>}</>;
  const { rerender } = render(place(true));
  expect(await screen.findByText('missing')).toBeDefined();
  rerender(place(false));
  rerender(place(true));
  expect(await screen.findByText('here at last')).toBeDefined();
});

test('a stylesheet that did not come leaves the page, so that the next try fetches it; no other link does', async () => {
  dropFailedStyles();
  const linkOf = (rel: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href: `/assets/${rel}.css` });
    document.head.append(link);
    return link;
  };
  const [lost, kept, other] = [linkOf('stylesheet'), linkOf('stylesheet'), linkOf('modulepreload')];
  lost.dispatchEvent(new Event('error'));
  kept.dispatchEvent(new Event('load'));
  other.dispatchEvent(new Event('error'));
  await waitFor(() => expect(lost.isConnected).toBe(false));
  expect([kept.isConnected, other.isConnected]).toEqual([true, true]);
});
