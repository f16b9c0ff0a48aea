/** The Chinese emission standard in force for new vehicles of a year: china2 … china6, or zero for electric ones. */
export function emissionOf(fuel: string, vehicleClass: 'C' | 'B', year: number): string {
  if (fuel === 'ev') return 'zero';
  // The dates differ for light vehicles and heavy diesels.
  const [third, fourth, fifth, sixth] = vehicleClass === 'C' ? [2008, 2011, 2017, 2020] : [2008, 2014, 2018, 2021];
  if (year >= sixth) return 'china6';
  if (year >= fifth) return 'china5';
  if (year >= fourth) return 'china4';
  return year >= third ? 'china3' : 'china2';
}
