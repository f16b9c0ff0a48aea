import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { CardPanel } from '../account/card-panel.tsx';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { type NewSecret, SecretDialog } from './secret-dialog.tsx';

/** The account's keys. */
export function KeysPanel() {
  const { data, error, refetch } = useCall(keyCalls.apiKeyList, {}, { staleTime: 0 });
  return (
    <CardPanel<NewSecret>
      namespace="api-keys"
      read={data && { count: data.keys.length, max: data.max }}
      error={error}
      onRetry={() => void refetch()}
      AddDialog={KeyDialog}
      SecretDialog={SecretDialog}
    >
      {(onSecret) => data?.keys.map((key) => <KeyCard key={key.keyId} apiKey={key} onSecret={onSecret} />)}
    </CardPanel>
  );
}
