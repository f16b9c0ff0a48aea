import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TabList } from '../../../src/ui/choice/tab-list.tsx';

test('each arrow key moves by one tab, even before the selected tab has rendered', async () => {
  const onTab = vi.fn();
  render(
    <TabList
      label="Ways"
      tabs={[
        ['tree', 'Tree'],
        ['crash', 'Crash'],
        ['oe', 'OE'],
      ]}
      tab="tree"
      panelId="panel"
      className={undefined}
      onTab={onTab}
    />,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{End}{ArrowLeft}{Home}');
  expect(onTab.mock.calls.flat()).toEqual(['crash', 'oe', 'tree', 'oe', 'crash', 'tree']);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tree' }));
});
