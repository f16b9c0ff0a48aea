import { memo } from 'react';
import { useObjectUrl } from '../../../ui/hooks/use-object-url.ts';
import { useSvgUrl } from './use-svg-url.ts';

interface ImageProps {
  className?: string | undefined;
}

interface DrawingImageProps extends ImageProps {
  svg: string | null;
  scan: Blob | undefined;
}

/** The picture of a drawing; nothing until its scan is loaded. Empty alt: what is around it has a name. */
export const DrawingImage = memo(function DrawingImage({ svg, scan, className }: DrawingImageProps) {
  if (svg !== null) return <SvgImage svg={svg} className={className} />;
  return scan === undefined ? null : <FileImage file={scan} className={className} />;
});

function SvgImage({ svg, className }: ImageProps & { svg: string }) {
  return <Image source={useSvgUrl(svg)} className={className} data-ink="" />;
}

function FileImage({ file, className }: ImageProps & { file: Blob }) {
  return <Image source={useObjectUrl(file)} className={className} />;
}

/** `data-ink` marks a line drawing, which the dark theme inverts. */
function Image({ source, ...image }: ImageProps & { source: string; 'data-ink'?: string }) {
  return <img {...image} src={source} alt="" draggable={false} decoding="async" />;
}
