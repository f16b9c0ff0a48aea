import { useCan, useOne } from '@refinedev/core';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages.ts';
import type { ProspectRecord } from './prospects/prospect-record.ts';
import { type RemarkDraft, readDraft, storeDraft } from './remark-drafts.ts';
import { RemarkForm } from './remark-form.tsx';
import { useProspectChoices } from './use-prospect-choices.ts';
import { useSaveRemark } from './use-save-remark.ts';

interface RemarkAddProps {
  userId: number;
  /** Only a prospect has a next step and a due date. */
  isProspect: boolean;
  /** After saving, goes on to the next prospect; Ctrl+Enter does too. Without, there is one button. */
  onNext?: () => void;
  hasFocus?: boolean;
}

/**
 * A form that adds a remark to a user. Give it the user's id as `key`. A draft is kept until it is saved. The newest remark
 * states the user's next step, so the form is filled with the current one.
 */
export function RemarkAdd({ userId, isProspect, onNext, hasFocus = false }: RemarkAddProps) {
  const { t } = useMessages();
  const { intentions } = useProspectChoices();
  const { data: permission } = useCan({ resource: 'prospect', action: 'edit' });
  const [typed, setTyped] = useState(() => readDraft(userId));
  const { data: found, isInitialLoading } = useOne<ProspectRecord>({
    ...{ resource: 'prospect', id: userId, errorNotification: false },
    queryOptions: { enabled: isProspect },
  });
  const plan = found?.data;
  const action = useSaveRemark(userId);
  useEffect(() => storeDraft(userId, typed), [userId, typed]);
  if (permission?.can !== true) return null;
  const draft: RemarkDraft = {
    remarks: '',
    intention: null,
    nextStep: plan?.nextStep ?? '',
    dueOn: plan?.dueOn ?? '',
    ...typed,
  };
  const save = async () => {
    // Ctrl+Enter twice, or before the plan is known.
    if (action.isBusy || isInitialLoading) return false;
    const isSaved = await action.run(draft);
    if (isSaved) {
      // At once: the next prospect replaces this form before its effect would.
      storeDraft(userId, {});
      setTyped({});
    }
    return isSaved;
  };
  const saveAndNext = async () => {
    if (await save()) onNext?.();
  };
  return (
    <RemarkForm
      hasFocus={hasFocus}
      hasPlan={isProspect}
      draft={draft}
      intentions={intentions}
      errorMessage={action.errorMessage}
      onChange={(values) => setTyped((before) => ({ ...before, ...values }))}
      onSave={saveAndNext}
    >
      <Button type="primary" htmlType="submit" loading={action.isBusy} title={t('prospect:remark.saveKeys')}>
        {t(onNext === undefined ? 'prospect:remark.add' : 'prospect:remark.addNext')}
      </Button>
      {onNext !== undefined && (
        <Button disabled={action.isBusy || draft.remarks.trim() === ''} onClick={() => void save()}>
          {t('prospect:remark.add')}
        </Button>
      )}
    </RemarkForm>
  );
}
