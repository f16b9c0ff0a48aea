/** Larger than this a picture is made smaller before it is sent: a phone's photograph goes from megabytes to one. */
const LARGE_BYTES = 1_500_000;
const LONG_SIDE = 2_600;
const QUALITY = 0.9;

/** The size that a picture is drawn at to fit, the longer side bounded. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The picture, made smaller where that spares time. What the browser cannot open goes as it is: the server says what is
 * wrong with it.
 */
export async function shrunkPicture(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitted(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
