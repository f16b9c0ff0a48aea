import type { PictureReading } from '../../../contract/pictures/schemas.ts';

/** Reads licences and VIN plates off pictures: the embedded recogniser, or a cloud's. */
export interface PictureReader {
  /**
   * What the picture says of the vehicle; nothing of its owner leaves the reader.
   * @throws Refusal 210101 no picture, 210102 too many pixels, 210103 damaged, 210104 no VIN in it, 210106 cloud away,
   *   900503 too many wait
   */
  read(bytes: Buffer, wanted: 'licence' | 'plate'): Promise<PictureReading>;
  close(): Promise<void>;
}
