import { useCan } from '@refinedev/core';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages.ts';
import { emptyDraft, readDraft, storeDraft } from './remark-drafts.ts';
import { RemarkForm } from './remark-form.tsx';
import { useProspectChoices } from './use-prospect-choices.ts';
import { useSaveRemark } from './use-save-remark.ts';

interface RemarkAddProps {
  userId: number;
  /** After saving, goes on to the next prospect; Ctrl+Enter does too. Without, there is one button. */
  onNext?: () => void;
  hasFocus?: boolean;
}

/** Adds a remark. Needs a `key` of the user. What was typed is kept until it is saved. */
export function RemarkAdd({ userId, onNext, hasFocus = false }: RemarkAddProps) {
  const { t } = useMessages();
  const { intentions } = useProspectChoices();
  const { data: permission } = useCan({ resource: 'opportunity', action: 'edit' });
  const [draft, setDraft] = useState(() => readDraft(userId));
  const action = useSaveRemark({ userId });
  useEffect(() => storeDraft(userId, draft), [userId, draft]);
  if (permission?.can !== true) return null;
  const save = async () => {
    // Ctrl+Enter twice.
    if (action.isBusy) return false;
    const isSaved = await action.run(draft);
    if (isSaved) {
      // At once: the next prospect replaces this form before its effect would.
      storeDraft(userId, emptyDraft);
      setDraft(emptyDraft);
    }
    return isSaved;
  };
  const saveAndNext = async () => {
    if (await save()) onNext?.();
  };
  return (
    <RemarkForm
      hasFocus={hasFocus}
      draft={draft}
      intentions={intentions}
      errorMessage={action.errorMessage}
      onChange={setDraft}
      onSave={saveAndNext}
    >
      <Button type="primary" htmlType="submit" loading={action.isBusy} title={t('opportunity:remark.saveKeys')}>
        {t(onNext === undefined ? 'opportunity:remark.add' : 'opportunity:remark.addNext')}
      </Button>
      {onNext !== undefined && (
        <Button disabled={action.isBusy || draft.remarks.trim() === ''} onClick={() => void save()}>
          {t('opportunity:remark.add')}
        </Button>
      )}
    </RemarkForm>
  );
}
