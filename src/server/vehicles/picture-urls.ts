const FOLDER = '/pictures/vehicles';

interface Pictured {
  body: string;
  familyId: number;
}

/** Where a vehicle's pictures are: one of its body for lists, one of its family to look at. */
export function pictureUrls({ body, familyId }: Pictured): { imgUrl: string; bigPicUrl: string } {
  const name = encodeURIComponent(body);
  return { imgUrl: `${FOLDER}/${name}.svg`, bigPicUrl: `${FOLDER}/${name}/${familyId}.svg` };
}
