import { useEffect } from 'react';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import { useStore } from '../../../providers/store.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { batchDraft } from '../../shared/search/batch-draft.ts';
import { batch } from './batch.ts';
import { BatchInput } from './batch-input.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { BatchResults } from './batch-results.tsx';
import { draftOf } from './draft.ts';
import type { Order } from './job.ts';

/** Many numbers at once: typed, pasted or out of a spreadsheet. `given` are those of the link, parted by commas. */
export function BatchScreen({ given }: { given: string }) {
  const job = useStore(batch.job);
  const { province } = useProvince();
  const provinceCode = province ?? DEFAULT_PROVINCE;
  const onStart = ({ numbers, duplicates }: Pick<Order, 'numbers' | 'duplicates'>) =>
    batch.start({ numbers, duplicates, provinceCode });
  useEffect(() => {
    if (given === '' || province === undefined) return;
    const { numbers, duplicates } = draftOf(given);
    // After a reload the link's numbers are those that were looked up already.
    if (sameNumbers(numbers, batch.job.get()?.order.numbers)) return;
    batchDraft.set(numbers.map(({ oe }) => oe).join('\n'));
    batch.start({ numbers, duplicates, provinceCode: province });
  }, [given, province]);
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

function sameNumbers(one: Order['numbers'], other: Order['numbers'] | undefined): boolean {
  return one.length === other?.length && one.every(({ searchOe }, index) => searchOe === other[index]?.searchOe);
}
