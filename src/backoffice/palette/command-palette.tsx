import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import { useMessages } from '../messages.ts';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { PaletteButton } from './palette-button.tsx';

const PaletteDialog = lazyWithRetry(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/** Ctrl+K or the button in the header opens the palette. */
export function CommandPalette() {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  useShortcuts([{ key: 'mod+k', label: t('palette.title'), run: () => setOpen(true) }]);
  return (
    <>
      <PaletteButton onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
