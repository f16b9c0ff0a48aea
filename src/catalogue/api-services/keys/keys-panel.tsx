import { useState } from 'react';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { CardList } from '../account/card-list.tsx';
import { KeyCard } from './key-card.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { type NewSecret, SecretDialog } from './secret-dialog.tsx';

/** The account's keys. */
export function KeysPanel() {
  const { data, error, refetch } = useCall(keyCalls.apiKeyList, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<NewSecret | null>(null);
  return (
    <>
      <CardList
        namespace="api-keys"
        read={data && { count: data.keys.length, max: data.max }}
        error={error}
        onRetry={() => void refetch()}
        onAdd={() => setAdding(true)}
      >
        {data?.keys.map((key) => (
          <KeyCard key={key.keyId} apiKey={key} onSecret={setSecret} />
        ))}
      </CardList>
      {isAdding && <KeyDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
