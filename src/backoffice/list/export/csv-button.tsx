import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { csvOf, download } from './csv.ts';
import { DownloadButton } from './download-button.tsx';

interface CsvButtonProps {
  /** The name of the file, without its extension. */
  name: string;
  /** Fetches the head and the rows of the file. */
  read: () => Promise<{ head: readonly string[]; cells: readonly (readonly string[])[] }>;
  isDisabled?: boolean;
}

/** Exports a table that is no plain list of a resource as a CSV file. */
export function CsvButton({ name, read, isDisabled = false }: CsvButtonProps) {
  const { t } = useMessages();
  const exportAll = useAction(read, {
    onDone: ({ head, cells }) => download(`${name}.csv`, csvOf(head, cells)),
    done: ({ cells }) => t('list.exported', { count: cells.length }),
  });
  return <DownloadButton isLoading={exportAll.isBusy} isDisabled={isDisabled} onClick={() => void exportAll.run()} />;
}
