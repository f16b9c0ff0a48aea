import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useSearchKey } from '../../../../src/catalogue/app/layout/use-search-key.ts';

function Page() {
  useSearchKey();
  return (
    <>
      <form role="search" aria-label="Parts">
        <input aria-label="Part" />
      </form>
      <input aria-label="Remark" />
    </>
  );
}

test('the key "/" reaches the search from anywhere, and is a character in a field', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.keyboard('/');
  const search = screen.getByLabelText<HTMLInputElement>('Part');
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
  const remark = screen.getByLabelText<HTMLInputElement>('Remark');
  await user.click(remark);
  await user.keyboard('1/2');
  expect(remark.value).toBe('1/2');
});

test('where the search is behind a button, the key "/" presses it', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  const Narrow = () => {
    useSearchKey();
    return (
      <button type="button" data-opens-search onClick={onOpen}>
        Search
      </button>
    );
  };
  render(<Narrow />);
  await user.keyboard('/');
  expect(onOpen).toHaveBeenCalledTimes(1);
});
