import { useRef, useState } from 'react';
import { type ImportEncoding, ImportPlan, type ImportProgress } from '../../contract/record-imports/record-import.ts';
import { request, requestWithFile } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import type { ImportSource } from './import-source.ts';

/** Plans and applies the import of a file. Applying goes on chunk by chunk until it is done or stopped. */
export function useImport({ planCall, applyCall, labels, onDone }: ImportSource) {
  const [progress, setProgress] = useState<ImportProgress>();
  const [plan, setPlan] = useState<ImportPlan>();
  const isStopped = useRef(false);
  const planning = useAction(
    async ({ file, encoding }: { file: File; encoding: ImportEncoding }) => {
      const body = { fileName: file.name.slice(-200), encoding, labels };
      setPlan(ImportPlan.parse(await requestWithFile(planCall, { body, file })));
    },
    { isErrorInForm: true },
  );
  const applying = useAction(
    async (planId: string) => {
      isStopped.current = false;
      for (;;) {
        const next: ImportProgress = await request(applyCall, { planId });
        setProgress(next);
        if (isStopped.current || next.applied + next.refused >= next.total) return;
      }
    },
    { isErrorInForm: true, onDone },
  );
  return {
    plan,
    progress,
    planning,
    applying,
    stop: () => {
      isStopped.current = true;
    },
    /** Back to the choice of a file. */
    reset: () => {
      setPlan(undefined);
      setProgress(undefined);
    },
  };
}
