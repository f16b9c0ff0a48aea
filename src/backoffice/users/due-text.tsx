import { formatCalendarDate, shopDate } from '../../contract/shop-time.ts';
import { Tag } from '../../ui/tag.tsx';
import { useMessages } from '../messages.ts';

/** A due date; overdue and today's stand out. */
export function DueText({ dueOn }: { dueOn: string | null }) {
  const { t, language } = useMessages();
  if (dueOn === null) return null;
  const date = formatCalendarDate(dueOn, language);
  const today = shopDate();
  if (dueOn < today) return <Tag variant="bad">{t('prospect:due.overdueSince', { date })}</Tag>;
  if (dueOn === today) return <Tag variant="warning">{t('prospect:due.today')}</Tag>;
  return <span>{date}</span>;
}
