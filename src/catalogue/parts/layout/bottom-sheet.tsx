import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bottom-sheet.module.css';
import { SCREEN_SHARES, type SheetPosition, snapPosition, togglePosition } from './sheet-position.ts';

interface Drag {
  y: number;
  share: number;
  /** Last move, for the release speed. */
  lastY: number;
  lastTime: number;
  speed: number;
  hasMoved: boolean;
}

const CLICK_SLACK = 4;

/** Bottom sheet with the list on a phone, dragged up over the drawing or down. */
export function BottomSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation('parts');
  const [position, setPosition] = useState<SheetPosition>('half');
  const [share, setShare] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const box = useRef<HTMLElement>(null);
  const heightOf = () => box.current?.parentElement?.clientHeight || 1;
  const onDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientY: y, timeStamp } = event;
    drag.current = { y, share: SCREEN_SHARES[position], lastY: y, lastTime: timeStamp, speed: 0, hasMoved: false };
  };
  const onMove = ({ clientY, timeStamp }: PointerEvent) => {
    const now = drag.current;
    if (now === null) return;
    const height = heightOf();
    if (Math.abs(clientY - now.y) > CLICK_SLACK) now.hasMoved = true;
    now.speed = ((now.lastY - clientY) / height / Math.max(1, timeStamp - now.lastTime)) * 1000;
    now.lastY = clientY;
    now.lastTime = timeStamp;
    if (now.hasMoved) setShare(Math.min(1, Math.max(SCREEN_SHARES.low, now.share + (now.y - clientY) / height)));
  };
  const onUp = () => {
    const now = drag.current;
    drag.current = null;
    if (now?.hasMoved && share !== null) setPosition(snapPosition(share, now.speed));
    setShare(null);
    if (now !== null) ignoreClick.current = now.hasMoved;
  };
  const ignoreClick = useRef(false);
  return (
    <section
      ref={box}
      className={styles.sheet}
      style={{ height: `${(share ?? SCREEN_SHARES[position]) * 100}%` }}
      data-dragged={share !== null}
      aria-label={t('list.label')}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={position === 'full'}
        aria-label={t(position === 'full' ? 'sheet.lower' : 'sheet.raise')}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onClick={() => {
          if (!ignoreClick.current) setPosition(togglePosition(position));
          ignoreClick.current = false;
        }}
      />
      {children}
    </section>
  );
}
