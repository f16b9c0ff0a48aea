import { Button, Form, Input, Modal, Progress } from 'antd';
import type { Captcha } from '../../contract/captcha/schemas.ts';
import { captcha, closeCaptcha } from '../../providers/calls/captcha.ts';
import { type CaptchaAnswer, useCaptchaAnswer } from '../../providers/calls/use-captcha-answer.ts';
import { useStore } from '../../providers/store.ts';
import { useMessages } from '../messages.ts';

/** Opened by code 800129 of any call, which is repeated once the captcha is solved. */
export function CaptchaModal() {
  const current = useStore(captcha);
  return current === null ? null : <CaptchaQuestion current={current} />;
}

function CaptchaQuestion({ current }: { current: Captcha }) {
  const { t } = useMessages();
  const answer = useCaptchaAnswer(current);
  const [form] = Form.useForm<{ userInputCode: string }>();
  const hasPicture = current.image !== '';
  return (
    <Modal
      open
      title={t('overlays:captcha.title')}
      okText={t(hasPicture ? 'common:action.confirm' : 'common:action.retry')}
      cancelText={t('common:action.cancel')}
      confirmLoading={answer.isBusy}
      onOk={hasPicture ? form.submit : answer.replacePicture}
      onCancel={() => closeCaptcha(false)}
    >
      {hasPicture ? (
        <PictureForm form={form} image={current.image} answer={answer} />
      ) : (
        <p role={answer.errorMessage === null ? 'status' : 'alert'}>
          {answer.errorMessage ?? t('overlays:captcha.proofHint')}
        </p>
      )}
      {answer.isBusy && (
        <Progress percent={Math.round(answer.progress * 100)} aria-label={t('overlays:captcha.progress')} />
      )}
    </Modal>
  );
}

interface PictureFormProps {
  form: ReturnType<typeof Form.useForm<{ userInputCode: string }>>[0];
  image: string;
  answer: CaptchaAnswer;
}

function PictureForm({ form, image, answer }: PictureFormProps) {
  const { t } = useMessages();
  return (
    <Form form={form} layout="vertical" onFinish={({ userInputCode }) => answer.answer(userInputCode)}>
      <p>{t('overlays:captcha.hint')}</p>
      <img
        src={image}
        alt={t('overlays:captcha.alt')}
        width={160}
        height={56}
        style={{ background: '#fff', borderRadius: 6 }}
      />
      <Button type="link" onClick={answer.refresh}>
        {t('overlays:captcha.refresh')}
      </Button>
      <Form.Item
        // Another picture begins with an empty field, which has the focus.
        key={image}
        preserve={false}
        name="userInputCode"
        label={t('overlays:captcha.label')}
        rules={[{ required: true, whitespace: true, message: t('overlays:captcha.empty') }]}
        {...(answer.errorMessage === null ? {} : { validateStatus: 'error', help: answer.errorMessage })}
      >
        <Input autoFocus autoComplete="off" autoCapitalize="characters" />
      </Form.Item>
      <Button type="link" onClick={answer.replacePicture}>
        {t('overlays:captcha.replacePicture')}
      </Button>
    </Form>
  );
}
