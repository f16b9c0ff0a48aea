import { Button, Form, Input, Modal } from 'antd';
import { captchaCalls } from '../../contract/captcha/calls.ts';
import { captcha, captchaSolved, showCaptcha } from '../../providers/calls/captcha.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { useStore } from '../../providers/store.ts';
import { useMessages } from '../messages.ts';

/** Opened by code 800129 of any call. After it is solved, the user repeats the refused action. */
export function CaptchaModal() {
  const picture = useStore(captcha);
  return picture === null ? null : <CaptchaQuestion image={picture.image} />;
}

function CaptchaQuestion({ image }: { image: string }) {
  const { t } = useMessages();
  const messageOf = useErrorMessage();
  const [form] = Form.useForm<{ userInputCode: string }>();
  const refresh = async () => {
    const fresh = await request(captchaCalls.refreshCaptcha, {}).catch(() => null);
    if (fresh !== null) showCaptcha(fresh);
    form.resetFields();
  };
  const verify = useAction((body: { userInputCode: string }) => request(captchaCalls.verifyCaptcha, body), {
    onDone() {
      captcha.set(null);
      captchaSolved.set(captchaSolved.get() + 1);
    },
    onError(error) {
      void refresh().then(() => form.setFields([{ name: 'userInputCode', errors: [messageOf(error)] }]));
      return true;
    },
  });
  return (
    <Modal
      open
      title={t('common:captcha.title')}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      confirmLoading={verify.isBusy}
      onOk={() => form.submit()}
      onCancel={() => captcha.set(null)}
    >
      <Form form={form} layout="vertical" onFinish={verify.run}>
        <p>{t('common:captcha.hint')}</p>
        <img
          src={image}
          alt={t('common:captcha.alt')}
          width={160}
          height={56}
          style={{ background: '#fff', borderRadius: 6 }}
        />
        <Button type="link" onClick={refresh}>
          {t('common:captcha.refresh')}
        </Button>
        <Form.Item
          name="userInputCode"
          label={t('common:captcha.label')}
          rules={[{ required: true, whitespace: true, message: t('common:captcha.empty') }]}
        >
          <Input autoFocus autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
