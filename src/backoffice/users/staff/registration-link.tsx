import { LinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { notify } from '../../../providers/notification.ts';
import { useMessages } from '../../messages.ts';

/** An agency code, and a button that copies the link by which users register with it. */
export function RegistrationLink({ agencyCode }: { agencyCode: string }) {
  const { t } = useMessages();
  const copy = async () => {
    const link = `${window.location.origin}/register?agencyCode=${encodeURIComponent(agencyCode)}`;
    try {
      await navigator.clipboard.writeText(link);
      notify('success', t('sale:link.copied', { link }));
    } catch {
      // The browser forbids it, as on a site without HTTPS: the link is at least shown.
      notify('warning', t('sale:link.notCopied', { link }));
    }
  };
  return (
    <>
      <span className="oe">{agencyCode}</span>
      <Button
        type="text"
        size="small"
        icon={<LinkOutlined />}
        aria-label={t('sale:link.copy', { agencyCode })}
        title={t('sale:link.copy', { agencyCode })}
        onClick={() => void copy()}
      />
    </>
  );
}
