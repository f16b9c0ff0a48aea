/** Larger pictures are scaled down before upload: a phone's photo shrinks from several megabytes to one. */
const BYTES_MAX = 1_500_000;
const SIDE_MAX = 2_600;
const JPEG_QUALITY = 0.9;

/** The size in pixels that the picture is scaled down to, keeping its proportions. */
function fitWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales a large picture down. A file that the browser cannot decode is left as it is: the server says what is wrong. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= BYTES_MAX || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitWithin(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
