import { useEffect } from 'react';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import { useStore } from '../../../providers/store.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { batchDraft } from '../../shared/search/batch-draft.ts';
import { batch } from './batch.ts';
import { BatchInput } from './batch-input.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { BatchResults } from './batch-results.tsx';
import { lineOf, parseDraft } from './draft.ts';
import type { BatchRequest } from './job.ts';

/** Looks up many numbers: typed, pasted or from a spreadsheet. `linkText` has the link's numbers, separated by commas. */
export function BatchScreen({ linkText }: { linkText: string }) {
  const job = useStore(batch.job);
  const { province } = useProvince();
  const provinceCode = province ?? DEFAULT_PROVINCE;
  const onStart = ({ numbers, duplicates }: Pick<BatchRequest, 'numbers' | 'duplicates'>) =>
    batch.start({ numbers, duplicates, provinceCode });
  useEffect(() => {
    if (linkText === '' || province === undefined) return;
    const { numbers, duplicates } = parseDraft(linkText);
    // After a reload the link's numbers have been looked up already.
    if (haveSameNumbers(numbers, batch.job.get()?.request.numbers)) return;
    batchDraft.set(numbers.map(lineOf).join('\n'));
    batch.start({ numbers, duplicates, provinceCode: province });
  }, [linkText, province]);
  return (
    <>
      <BatchInput onStart={onStart} />
      {job !== null && (
        <>
          <BatchProgress job={job} />
          <BatchResults job={job} provinceCode={provinceCode} />
        </>
      )}
    </>
  );
}

function haveSameNumbers(one: BatchRequest['numbers'], other: BatchRequest['numbers'] | undefined): boolean {
  return one.length === other?.length && one.every(({ searchOe }, index) => searchOe === other[index]?.searchOe);
}
