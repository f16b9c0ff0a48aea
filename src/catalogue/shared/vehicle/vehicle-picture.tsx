import { Icon } from '../../../ui/icon.tsx';
import styles from './vehicle-picture.module.css';

interface VehiclePictureProps {
  /** '' without a picture: a neutral mark is shown. */
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
  isLazy?: boolean;
}

/** Empty alt: the vehicle's name is beside it. `data-ink` marks a line drawing, which the dark theme inverts. */
export function VehiclePicture({ src, width, height, className, isLazy = false }: VehiclePictureProps) {
  if (src !== '')
    return (
      <img
        className={className}
        src={src}
        alt=""
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : undefined}
        data-ink={src.endsWith('.svg') ? '' : undefined}
      />
    );
  return (
    <span className={`${styles.none} ${className ?? ''}`} style={{ width, height }}>
      <Icon name="car" size={Math.round(height / 2)} />
    </span>
  );
}
