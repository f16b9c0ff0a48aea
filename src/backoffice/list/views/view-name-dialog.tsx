import { Checkbox, Form, Input, Modal } from 'antd';
import { useMessages } from '../../messages.ts';

interface ViewNameDialogProps {
  title: string;
  initialName: string;
  canShare: boolean;
  isBusy: boolean;
  onSave: (values: { name: string; isShared: boolean }) => void;
  onCancel: () => void;
}

interface Values {
  name: string;
  isShared?: boolean;
}

/** Names a view, and for a new one says whether everyone sees it. */
export function ViewNameDialog({ title, initialName, canShare, isBusy, onSave, onCancel }: ViewNameDialogProps) {
  const { t } = useMessages();
  const [form] = Form.useForm<Values>();
  return (
    <Modal
      open
      title={title}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onCancel}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ name: initialName }}
        onFinish={({ name, isShared = false }) => onSave({ name: name.trim(), isShared })}
      >
        <Form.Item
          name="name"
          label={t('views.name')}
          rules={[{ required: true, whitespace: true, message: t('invalid.required', { label: t('views.name') }) }]}
        >
          <Input autoFocus maxLength={40} />
        </Form.Item>
        {canShare && (
          <Form.Item name="isShared" valuePropName="checked">
            <Checkbox>{t('views.shareNow')}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
