import { useInvalidate } from '@refinedev/core';
import { useRef, useState } from 'react';
import { type ImportEncoding, ImportPlan, type ImportProgress } from '../../contract/record-import.ts';
import { request, requestWithFile } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { importLabels } from './import-labels.ts';

/** Plans and applies the import of a file. Applying goes on chunk by chunk until it is done or stopped. */
export function useImport(resource: Resource) {
  const messages = useMessages();
  const invalidate = useInvalidate();
  const [progress, setProgress] = useState<ImportProgress>();
  const [plan, setPlan] = useState<ImportPlan>();
  const isStopped = useRef(false);
  const { importPlan, importApply } = resource.crud;
  const planning = useAction(
    async ({ file, encoding }: { file: File; encoding: ImportEncoding }) => {
      if (importPlan === undefined) return;
      const labels = importLabels(resource, messages);
      const body = { fileName: file.name.slice(-200), encoding, labels };
      setPlan(ImportPlan.parse(await requestWithFile(importPlan, { body, file })));
    },
    { isErrorInForm: true },
  );
  const applying = useAction(
    async (planId: string) => {
      if (importApply === undefined) return;
      isStopped.current = false;
      for (;;) {
        const next: ImportProgress = await request(importApply, { planId });
        setProgress(next);
        if (isStopped.current || next.applied + next.refused >= next.total) return;
      }
    },
    { isErrorInForm: true, onDone: () => invalidate({ resource: resource.name, invalidates: ['list', 'detail'] }) },
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
