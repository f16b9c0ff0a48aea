import { Button } from 'antd';
import { useState } from 'react';
import { Remark } from '../../contract/users/remark-schemas.ts';
import { type Conflict, conflictOf } from '../form/conflict.ts';
import { FieldConflictDialog } from '../form/conflict-dialog.tsx';
import { useMessages } from '../messages.ts';
import { RemarkForm } from './remark-form.tsx';
import { useProspectChoices } from './use-prospect-choices.ts';
import { useSaveRemark } from './use-save-remark.ts';

const fields = ['remarks', 'intention', 'nextStep', 'dueOn'] as const;

/** Edits a remark in place. The draft is kept until it is saved, even if someone else saves the remark first. */
export function RemarkEdit({ remark, onClose }: { remark: Remark; onClose: () => void }) {
  const { t } = useMessages();
  const { intentions, intentionName } = useProspectChoices();
  // The list is refetched meanwhile; a save states the version that the draft began with.
  const [base, setBase] = useState(remark);
  const [draft, setDraft] = useState(() => draftOf(remark));
  const [conflict, setConflict] = useState<Conflict & { server: Remark }>();
  const action = useSaveRemark(base.userId, {
    onError(error, input) {
      const found = conflictOf(error);
      const server = Remark.safeParse(found?.theirs).data;
      if (found === undefined || server === undefined) return false;
      setConflict({ ...found, server, original: draftOf(base), mine: { ...input }, theirs: draftOf(server) });
      return true;
    },
  });
  const save = async (from: Remark, values: typeof draft) => {
    if (await action.run({ ...values, existing: from })) onClose();
  };
  const resolve = (chosen: object) => {
    if (conflict === undefined) return;
    const merged = { ...draftOf(conflict.server), ...chosen };
    setBase(conflict.server);
    setDraft(merged);
    setConflict(undefined);
    void save(conflict.server, merged);
  };
  return (
    <>
      <RemarkForm
        hasFocus
        draft={draft}
        intentions={intentions}
        errorMessage={action.errorMessage}
        onChange={(values) => setDraft((before) => ({ ...before, ...values }))}
        onSave={() => void save(base, draft)}
      >
        <Button type="primary" htmlType="submit" loading={action.isBusy}>
          {t('common:action.save')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </RemarkForm>
      {conflict !== undefined && (
        <FieldConflictDialog
          conflict={conflict}
          fields={fields}
          labelOf={(field) => t(`prospect:import.${field}`)}
          textOf={(row, field) => {
            const value = row[field];
            return field === 'intention' && typeof value === 'number' ? intentionName(value) : String(value ?? '');
          }}
          onResolve={resolve}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

function draftOf({ remarks, intention, nextStep, dueOn }: Remark) {
  return { remarks, intention, nextStep, dueOn: dueOn ?? '' };
}
