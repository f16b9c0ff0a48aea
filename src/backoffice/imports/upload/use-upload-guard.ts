import { useEffect } from 'react';
import { useStore } from '../../../providers/store.ts';
import { uploadRuns } from './upload-runs.ts';

/** The browser asks before the tab is closed while files are uploaded. Other pages of the back office may be opened. */
export function useUploadGuard(): void {
  const runs = useStore(uploadRuns);
  const isUploading = Object.values(runs).some(({ state }) => state === 'running' || state === 'waiting');
  useEffect(() => {
    if (!isUploading) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isUploading]);
}
