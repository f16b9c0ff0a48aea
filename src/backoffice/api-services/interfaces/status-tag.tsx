import type { InterfaceStatus } from '../../../contract/api-services/definition.ts';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { useMessages } from '../../messages.ts';

const variants: Record<InterfaceStatus, TagVariant> = {
  draft: 'neutral',
  published: 'good',
  deprecated: 'warning',
  off: 'bad',
};

export function StatusTag({ status }: { status: InterfaceStatus }) {
  const { t } = useMessages();
  return <Tag variant={variants[status]}>{t(`apiInterface:status.${status}`)}</Tag>;
}
