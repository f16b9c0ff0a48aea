import { Button } from 'antd';
import { useState } from 'react';
import type { Remark } from '../../contract/users/remark-schemas.ts';
import { useMessages } from '../messages.ts';
import { RemarkForm } from './remark-form.tsx';
import { useProspectChoices } from './use-prospect-choices.ts';
import { useSaveRemark } from './use-save-remark.ts';

/** Changes a remark in its place. */
export function RemarkEdit({ remark, onClose }: { remark: Remark; onClose: () => void }) {
  const { t } = useMessages();
  const { intentions } = useProspectChoices();
  const { remarks, intention, nextStep, dueOn } = remark;
  const [draft, setDraft] = useState({ remarks, intention, nextStep, dueOn: dueOn ?? '' });
  const action = useSaveRemark(remark);
  const save = async () => {
    if (await action.run(draft)) onClose();
  };
  return (
    <RemarkForm
      hasFocus
      draft={draft}
      intentions={intentions}
      errorMessage={action.errorMessage}
      onChange={(values) => setDraft((before) => ({ ...before, ...values }))}
      onSave={save}
    >
      <Button type="primary" htmlType="submit" loading={action.isBusy}>
        {t('common:action.save')}
      </Button>
      <Button onClick={onClose}>{t('common:action.cancel')}</Button>
    </RemarkForm>
  );
}
