const FOLDER = '/pictures/vehicles';

interface VehiclePicture {
  body: string;
  familyId: number;
}

/** The URLs of a vehicle's pictures: of its body type for lists, of its family for the details. */
export function pictureUrls({ body, familyId }: VehiclePicture): { imgUrl: string; bigPicUrl: string } {
  const name = encodeURIComponent(body);
  return { imgUrl: `${FOLDER}/${name}.svg`, bigPicUrl: `${FOLDER}/${name}/${familyId}.svg` };
}
