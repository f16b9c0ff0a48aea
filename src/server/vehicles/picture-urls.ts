import { hasDemoId } from '../../contract/vehicles/demo-id.ts';

const FOLDER = '/pictures/vehicles';

interface VehiclePicture {
  vehicleId: number;
  body: string;
  familyId: number;
}

/**
 * The URLs of a vehicle's pictures: of its body type for lists, of its family for the details. Both are '' for a vehicle of a
 * supplier: nothing is drawn for it.
 */
export function pictureUrls({ vehicleId, body, familyId }: VehiclePicture): { imgUrl: string; bigPicUrl: string } {
  if (!hasDemoId(vehicleId)) return { imgUrl: '', bigPicUrl: '' };
  const name = encodeURIComponent(body);
  return { imgUrl: `${FOLDER}/${name}.svg`, bigPicUrl: `${FOLDER}/${name}/${familyId}.svg` };
}
