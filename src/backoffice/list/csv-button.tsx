import { useMutation } from '@tanstack/react-query';
import { needsMessage } from '../../providers/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { errorMessage } from '../error-message.ts';
import { useMessages } from '../messages.ts';
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
  const messages = useMessages();
  const { mutate: exportAll, isLoading } = useMutation({
    mutationFn: read,
    onSuccess({ head, cells }) {
      download(`${name}.csv`, csvOf(head, cells));
      notify('success', messages.t('list.exported', { count: cells.length }));
    },
    onError(error) {
      if (needsMessage(error)) notify('error', errorMessage(error, messages));
    },
  });
  return <DownloadButton isLoading={isLoading} isDisabled={isDisabled} onClick={() => exportAll()} />;
}
